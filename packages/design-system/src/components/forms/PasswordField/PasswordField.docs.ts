import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of PasswordField. */
export const passwordFieldDocs: ComponentDocs = {
  use: ['For a password, old or new.'],
  avoid: ['For a one-time code: OtpField.'],
  anatomy: [
    ['Label', 'Above'],
    ['Password', 'Hidden at first'],
    ['Toggle', 'Shows or hides it'],
  ],
  keyboard: [
    ['Tab', 'Moves through the password and the toggle'],
    ['Enter, Space', 'Toggles'],
  ],
  content: ['The rule is said before typing. The button says “Show password”.'],
  accessibility: ['A password manager can fill it; the toggle says what a press does.'],
  do: ['Set autoComplete to current-password or new-password.'],
  dont: ['Asking for the new password twice: the toggle shows it.'],
};
