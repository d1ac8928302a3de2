import { useState } from "react";
import { Input, Soft } from "../components/look";
import type { Account } from "../store/store";

interface TokenFieldProps {
  readonly account: Account;
}

/** Asks for a token, which tells GitHub who is editing. */
export function TokenField({ account }: TokenFieldProps) {
  const [token, setToken] = useState(account.token);
  return (
    <div>
      <label htmlFor="token">Your token, which tells GitHub who you are</label>
      <Input
        id="token"
        aria-describedby="token-hint"
        type="password"
        autoComplete="off"
        value={token}
        onChange={({ target }) => {
          const typed = target.value.trim();
          setToken(typed);
          account.use(typed);
        }}
      />
      <Soft id="token-hint">
        The editor forgets it when you close this tab.{" "}
        <a href={account.page} target="_blank" rel="noreferrer">
          Make a token on GitHub
        </a>
      </Soft>
    </div>
  );
}
