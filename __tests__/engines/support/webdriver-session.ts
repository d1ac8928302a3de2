import { z } from "zod";

const refusal = z.object({ error: z.string(), message: z.string() });
const reply = z.object({ value: z.unknown() });

/** The W3C's WebDriver protocol, https://www.w3.org/TR/webdriver2/. */
export class WebDriverSession {
  readonly #root: string;

  private constructor(root: string) {
    this.#root = root;
  }

  /** @param origin where the driver listens, such as `http://127.0.0.1:4444` */
  static async open(origin: string, capabilities: object) {
    const created = await call("POST", `${origin}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    const { sessionId } = z.object({ sessionId: z.string() }).parse(created);
    return new WebDriverSession(`${origin}/session/${sessionId}`);
  }

  get(path: string) {
    return call("GET", `${this.#root}/${path}`);
  }

  post(path: string, body: object = {}) {
    return call("POST", `${this.#root}/${path}`, body);
  }

  close() {
    return call("DELETE", this.#root);
  }
}

/** @throws {Error} with the driver's own words when it refuses */
async function call(method: string, address: string, body?: object) {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = reply.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = refusal.parse(value);
  throw new Error(`${error}: ${message}`);
}
