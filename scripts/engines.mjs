import { browserArguments } from "./browser-arguments.mjs";
import { findChromium } from "./find-chromium.mjs";
import { findProgram, installFromDebian } from "./find-program.mjs";

const firefoxPlaces = [
  "firefox-esr",
  "firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** What is there, or else there after Debian's packages are installed. */
async function findOrInstall(find, packages) {
  const there = await find();
  if (there !== undefined) return there;
  console.log(`Installing ${packages.join(", ")} where that can be done.\n`);
  return (await installFromDebian(...packages)) ? find() : undefined;
}

/** WebKitGTK's driver, if the display it needs can be had too. */
async function findWebKit() {
  const screen = await findProgram("xvfb-run");
  return screen && findProgram("WebKitWebDriver");
}

/**
 * The engines that the journeys are walked in. `find` gives the program to
 * drive, or undefined; `args` is what it is started with; `hint` says how to
 * come by it; `within` is the command that gives it what it needs around it.
 */
export const engines = [
  {
    name: "chromium",
    find: findChromium,
    args: browserArguments,
    hint: "install Chromium or Chrome",
    within: [],
  },
  {
    name: "firefox",
    find: () =>
      findOrInstall(() => findProgram(...firefoxPlaces), ["firefox-esr"]),
    args: [],
    hint: "install Firefox",
    within: [],
  },
  {
    name: "webkit",
    find: () => findOrInstall(findWebKit, ["webkit2gtk-driver", "xvfb"]),
    args: [],
    hint: "on Linux, install WebKitGTK's driver and xvfb (Debian: webkit2gtk-driver, xvfb)",
    within: ["xvfb-run", "-a", "-s", "-screen 0 1600x1200x24"],
  },
];
