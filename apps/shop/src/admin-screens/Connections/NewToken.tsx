import { tokenScopes, type ApiTokenDraft, type TokenScope } from '@kayal/api-contract/client';
import { Button, Checkbox, TextField } from '@kayal/design-system';
import { useState, type SubmitEvent } from 'react';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import * as css from './Connections.css.ts';
import { NewSecret } from './NewSecret.tsx';
import { scopeTexts } from './scope-texts.ts';

/** Makes a token. Its secret is shown once, here. */
export function NewToken({ onMade }: { readonly onMade: () => void }) {
  const api = useCatalogueAdminApi();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const make = useWrite(
    (draft: ApiTokenDraft) => resultOf(api.addApiToken(draft)),
    ({ token }) => {
      setSecret(token);
      setName('');
      setScopes([]);
      onMade();
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found =
      name.trim() === '' ? 'Give it a name.' : scopes.length === 0 ? 'Choose at least one thing it may do.' : undefined;
    setProblem(found);
    if (found === undefined) make.write({ name: name.trim(), scopes: [...scopes] });
  };
  return (
    <form className={css.panel} onSubmit={submit} noValidate aria-label="New token">
      <TextField
        label="Name of the program"
        value={name}
        maxLength={60}
        error={problem}
        hint="Such as ERP or warehouse."
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset className={css.scopes}>
        <legend className={css.legend}>It may</legend>
        {tokenScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={scopeTexts[scope]}
            checked={scopes.includes(scope)}
            onCheckedChange={(checked) =>
              setScopes(checked === true ? [...scopes, scope] : scopes.filter((each) => each !== scope))
            }
          />
        ))}
      </fieldset>
      <WriteError of={make} fallback="The token was not made. Try again." />
      <div>
        <Button type="submit" busy={make.isBusy} busyLabel="Making the token">
          Make a token
        </Button>
      </div>
      {secret === null ? null : <NewSecret noun="token" secret={secret} onDone={() => setSecret(null)} />}
    </form>
  );
}
