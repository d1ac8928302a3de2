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
