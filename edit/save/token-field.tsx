import { Input, Soft } from "../components/look";
import type { Account } from "../store/store";

interface TokenFieldProps {
  readonly account: Account;
  /** Whether the form can't be sent without it. */
  readonly isRequired?: boolean;
}

/** Asks for a token, which tells GitHub who is editing. */
export const TokenField = ({ account, isRequired }: TokenFieldProps) => (
  <div>
    <label htmlFor="token">Your token, which tells GitHub who you are</label>
    <Input
      id="token"
      aria-describedby="token-hint"
      type="password"
      autoComplete="off"
      defaultValue={account.token()}
      // Below all that changes, it may be out of view: the browser then shows it.
      required={isRequired}
      // From an email, it may be broken into lines.
      onChange={({ target }) => account.use(target.value.replaceAll(/\s/g, ""))}
    />
    <Soft id="token-hint">
      The editor forgets it when you close this tab.{" "}
      <a href={account.page} target="_blank" rel="noreferrer">
        Make a token on GitHub
      </a>
    </Soft>
  </div>
);
