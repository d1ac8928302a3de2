declare module "js-yaml" {
  /**
   * The value of one YAML document.
   *
   * @throws {YAMLException} when the text is not YAML
   */
  export function load(source: string): unknown;
}
