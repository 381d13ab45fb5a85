import { TextField, type TextFieldProps } from '@kayal/design-system';

type EmailFieldProps = Pick<
  TextFieldProps,
  'id' | 'error' | 'ref' | 'enterKeyHint' | 'maxLength' | 'defaultValue' | 'onKeyDown' | 'onChange'
>;

/**
 * The e-mail address of an account, as `email` of its form: the browser may fill it in, but must not correct or
 * capitalise it.
 */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      {...props}
    />
  );
}
