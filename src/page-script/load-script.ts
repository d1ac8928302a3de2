/**
 * Loads a script of the site. The policy of a page allows no script files in its
 * markup, only those that its inline script and the scripts it loads add.
 */
export function loadScript(address: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.src = address;
  document.head.append(script);
  return script;
}
