import React from "react";
import { Input, Soft } from "./look";

interface TokenFieldProps {
  /** Where a token is made. */
  readonly page: string;
  readonly token: string;
  readonly onChange: (token: string) => void;
}

/** Asks for what shows GitHub who somebody is. */
export function TokenField({ page, token, onChange }: TokenFieldProps) {
  return (
    <label htmlFor="token">
      Your token, which tells GitHub who you are
      <Input
        id="token"
        type="password"
        autoComplete="off"
        value={token}
        onChange={({ target }) => {
          onChange(target.value.trim());
        }}
      />
      <Soft>
        It is forgotten when you close this tab.{" "}
        <a href={page} target="_blank" rel="noreferrer">
          Make a token on GitHub
        </a>
      </Soft>
    </label>
  );
}
