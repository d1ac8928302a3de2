import { Input, Soft } from "../components/look";
import type { Account } from "../store/store";

/** Asks for a token, which tells GitHub who is editing. */
export const TokenField = ({ account }: { readonly account: Account }) => (
  <div>
    <label htmlFor="token">Your token, which tells GitHub who you are</label>
    <Input
      id="token"
      aria-describedby="token-hint"
      type="password"
      autoComplete="off"
      defaultValue={account.token()}
      onChange={({ target }) => account.use(target.value.trim())}
    />
    <Soft id="token-hint">
      The editor forgets it when you close this tab.{" "}
      <a href={account.page} target="_blank" rel="noreferrer">
        Make a token on GitHub
      </a>
    </Soft>
  </div>
);
