import { spawn } from "node:child_process";

/**
 * Runs a command with its output in this terminal. Resolves to whether it
 * succeeded; false if it can't be started.
 */
export function run(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: "inherit",
      env: { ...process.env, ...environment },
    });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

/** Same, but buffers the output, for commands that run in parallel. */
export function runBeside(command: string, args: readonly string[]) {
  return new Promise<{ ok: boolean; output: string }>((resolve) => {
    const child = spawn(command, args);
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", ({ message }) => resolve({ ok: false, output: message }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}
