import React from "react";
import { Input, Soft } from "./look";

interface TokenFieldProps {
  /** Where to make a token. */
  readonly page: string;
  readonly token: string;
  readonly onChange: (token: string) => void;
}

/** Asks for a token, which tells GitHub who is asking. */
export function TokenField({ page, token, onChange }: TokenFieldProps) {
  return (
    <label htmlFor="token">
      Your token, which tells GitHub who you are
      <Input
        id="token"
        type="password"
        autoComplete="off"
        value={token}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <Soft>
        The editor forgets it when you close this tab.{" "}
        <a href={page} target="_blank" rel="noreferrer">
          Make a token on GitHub
        </a>
      </Soft>
    </label>
  );
}
