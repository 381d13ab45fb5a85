import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  /** Whether the password is readable at first (sign-up shows it as typed). */
  readonly initiallyVisible?: boolean | undefined;
  /** Name of the toggle; its pressed state says whether the password is shown. */
  readonly toggleLabel?: string | undefined;
};

/** A password with a toggle that shows or hides it. */
export function PasswordField({
  initiallyVisible = false,
  toggleLabel = 'Show password',
  ...field
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(initiallyVisible);
  return (
    <TextField
      autoComplete="current-password"
      // Only a field that shows its text takes capitals from the keyboard; on a password the attribute is not valid.
      autoCapitalize={visible ? 'none' : undefined}
      spellCheck={false}
      {...field}
      type={visible ? 'text' : 'password'}
      trailing={
        <IconButton
          label={toggleLabel}
          icon={visible ? 'eyeOff' : 'eye'}
          pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
