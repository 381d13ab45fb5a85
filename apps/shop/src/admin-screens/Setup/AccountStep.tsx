import { createApiClient, createSetupApi, type FirstAdmin } from '@kayal/api-contract/client';
import {
  Alert,
  Button,
  ButtonLink,
  ErrorSummary,
  PasswordField,
  Stack,
  StatePanel,
  TextField,
} from '@kayal/design-system';
import { useEffect, useMemo, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldText } from '../../browser/field-text.ts';
import { useApiConnection } from '../../data/api/api-context.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { EmailField } from '../../parts/EmailField/EmailField.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { paths } from '../../paths.ts';
import { readAccountDraft, saveAccountDraft } from './account-draft.ts';
import {
  accountFieldId,
  accountProblems,
  minPasswordLength,
  summaryOfAccount,
  type AccountProblems,
} from './account-problems.ts';
import { setupAddress, tokenOfAddress } from './setup-steps.ts';

function useSetupApi() {
  const connection = useApiConnection();
  return useMemo(() => createSetupApi(createApiClient(connection)), [connection]);
}

/** Step 1: the first admin, by the one-time address that the server printed. */
export function AccountStep() {
  const api = useSetupApi();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [token] = useState(() => tokenOfAddress(search));
  const { data, error, reload } = useRead(['setup'], (signal) => resultOf(api.setup(signal)));
  useEffect(() => {
    // Removes the token from the address, so that it is not in the history or in a screenshot.
    if (tokenOfAddress(search) !== '') void navigate(paths.setup, { replace: true });
  }, [search, navigate]);

  if (data === undefined) {
    return <LoadingOrRetry error={error} heading="We could not reach your shop" onRetry={reload} />;
  }
  if (!data.due) {
    return (
      <StatePanel
        kind="notAllowed"
        heading="This shop is already set up"
        text="Log in with an admin account to change it."
        actions={<ButtonLink href={paths.login}>Log in</ButtonLink>}
      />
    );
  }
  if (token === '') {
    return (
      <StatePanel
        kind="notAllowed"
        heading="Open the address from your terminal"
        text="The server printed an address that works once and for one hour. A new one is printed each time it starts."
      />
    );
  }
  return <AccountForm token={token} />;
}

function AccountForm({ token }: { readonly token: string }) {
  const api = useSetupApi();
  const [kept] = useState(readAccountDraft);
  const [{ problems, tries }, setCheck] = useState<{ problems: AccountProblems; tries: number }>({
    problems: {},
    tries: 0,
  });
  const errors = summaryOfAccount(problems);
  const create = useWrite(
    (admin: FirstAdmin) => resultOf(api.createFirstAdmin(admin)),
    () => {
      saveAccountDraft(null);
      // A full page load, so that every part of the shop reads the new session.
      globalThis.location.assign(setupAddress('shop'));
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [name, email] = [fieldText(fields, 'name'), fieldText(fields, 'email').trim()];
    const password = fieldText(fields, 'password');
    const found = accountProblems({ name, email, password });
    setCheck({ problems: found, tries: tries + 1 });
    if (Object.keys(found).length === 0) create.write({ token, email, fullName: name, password });
  };
  return (
    <form
      onSubmit={submit}
      onInput={(event) => saveAccountDraft(new FormData(event.currentTarget))}
      noValidate
      aria-label="Your account"
    >
      <Stack gap={16}>
        {errors.length === 0 ? null : <ErrorSummary key={tries} errors={errors} />}
        <Alert tone="info">You are the first admin. Others can be added later.</Alert>
        <TextField
          id={accountFieldId('name')}
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={kept.name}
          error={problems.name}
        />
        <EmailField id={accountFieldId('email')} defaultValue={kept.email} error={problems.email} />
        <PasswordField
          id={accountFieldId('password')}
          label="Password"
          name="password"
          autoComplete="new-password"
          error={problems.password}
          hint={`At least ${minPasswordLength} characters. A short sentence is easy to remember.`}
        />
        <WriteError of={create} fallback="Your account was not made. Check your connection and try again." />
        <Button type="submit" wide busy={create.isBusy} busyLabel="Making your account">
          Make my account
        </Button>
      </Stack>
    </form>
  );
}
