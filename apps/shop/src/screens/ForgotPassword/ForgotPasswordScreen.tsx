import { selectResetEmail, selectResetError } from '@kayal/commerce-core';
import { PageHeading, Stack, TextLink } from '@kayal/design-system';
import { FormError } from '../../parts/FormError/FormError.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import { EmailStep } from './EmailStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { usePasswordReset } from './use-password-reset.ts';

/**
 * A forgotten password. The text of step 2 does not say whether the address has an account, because that would reveal
 * who is a customer.
 */
export function ForgotPasswordScreen() {
  const { snapshot, send } = usePasswordReset();
  const error = snapshot === undefined ? null : selectResetError(snapshot);
  const email = snapshot === undefined ? '' : selectResetEmail(snapshot);
  const busy = snapshot?.hasTag('busy') ?? false;
  const isCodeSent = snapshot !== undefined && (snapshot.hasTag('step2') || snapshot.hasTag('done'));
  const edit = () => {
    if (snapshot?.hasTag('failed')) send({ type: 'reset.edit' });
  };

  return (
    <Stack gap={24}>
      <PageMeta title="Forgot password" path={paths.forgotPassword} hidden />
      <PageHeading
        title="Forgot password"
        text={
          isCodeSent
            ? `If ${email} has an account, a code is in its mail now.`
            : 'Tell us your e-mail address, and we send you a code to set a new password with.'
        }
      />
      <FormError text={error} />
      {isCodeSent ? (
        <PasswordStep
          email={email}
          busy={busy}
          onSubmit={(typed) => send({ type: 'reset.change', ...typed })}
          onEdit={edit}
          onResend={() => send({ type: 'reset.resend' })}
          onBack={() => send({ type: 'reset.back' })}
        />
      ) : (
        <EmailStep
          email={email}
          isReady={snapshot !== undefined}
          busy={busy}
          onSend={(typed) => send({ type: 'reset.send', email: typed })}
          onEdit={edit}
        />
      )}
      <TextLink href={paths.login} place="standalone">
        Back to Login
      </TextLink>
    </Stack>
  );
}
