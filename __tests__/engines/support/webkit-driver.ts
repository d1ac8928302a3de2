import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import {
  type Driver,
  type Key,
  type LaunchOptions,
  nothingThere,
} from "./driver";
import { eventually } from "../../setup/eventually";
import { bringIntoView } from "./in-page";
import { WebDriverSession } from "./webdriver-session";

/** The protocol's code points for keys without a letter. */
const keys: Readonly<Record<Key, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  F8: "\uE038",
  Tab: "\uE004",
};

/** An element as the protocol hands it over. */
const elementReference = z.record(z.string(), z.string());
const texts = z.array(z.string());

/** WebKitGTK by its WebKitWebDriver, which must be given a display. */
export async function launchWebKit({
  program,
  lessMotion,
}: LaunchOptions): Promise<Driver> {
  const settings = await settingsFolder(lessMotion);
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    // Of its own group, so that the browser can be stopped with it.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: settings },
  });
  const origin = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${origin}/status`));
  const session = await WebDriverSession.open(origin, {});
  const [firstTab] = texts.parse(await session.get("window/handles"));

  const execute = (work: { toString(): string }, args: readonly unknown[]) =>
    session.post("execute/sync", {
      script: `return (${work.toString()})(...arguments);`,
      args,
    });
  const addressOf = async (handle: string | undefined) => {
    await session.post("window", { handle });
    return z.string().parse(await session.get("url"));
  };

  return {
    goTo: (url) => session.post("url", { url }),
    reload: () => session.post("refresh"),
    addresses: async () => {
      const handles = texts.parse(await session.get("window/handles"));
      const addresses: string[] = [];
      const others = handles.filter((handle) => handle !== firstTab);
      for (const handle of others) addresses.push(await addressOf(handle));
      return [await addressOf(firstTab), ...addresses];
    },
    // MiniBrowser's toolbar keeps its window from being narrower than 447 px.
    resize: (width, height) => session.post("window/rect", { width, height }),
    evaluate: (work, ...args) => execute(work, args),
    click: async (find, ...args) => {
      const found = await execute(find, args);
      if (found === null) throw new Error(nothingThere);
      await execute(bringIntoView, [found]);
      const [id = ""] = Object.values(elementReference.parse(found));
      await session.post(`element/${id}/click`);
    },
    press: (key) =>
      session.post("actions", {
        actions: [
          {
            type: "key",
            id: "keyboard",
            actions: [
              { type: "keyDown", value: keys[key] },
              { type: "keyUp", value: keys[key] },
            ],
          },
        ],
      }),
    quit: async () => {
      await session.close();
      driver.kill();
      await rm(settings, { recursive: true });
    },
  };
}

/** GTK's own switch for motion, in the file that WebKitGTK reads it from. */
async function settingsFolder(lessMotion: boolean) {
  const folder = await mkdtemp(path.join(tmpdir(), "engine-"));
  await mkdir(path.join(folder, "gtk-3.0"));
  await writeFile(
    path.join(folder, "gtk-3.0", "settings.ini"),
    `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\n`,
  );
  return folder;
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === "string") {
          reject(new Error("The server has no port"));
        } else resolve(address.port);
      });
    });
  });
}
