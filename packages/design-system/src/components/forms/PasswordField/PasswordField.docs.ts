import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of PasswordField. */
export const passwordFieldDocs: ComponentDocs = {
  use: ['For a password, old or new.'],
  avoid: ['For a one-time code: OtpField.'],
  anatomy: [
    ['Label', 'Above', '.Field_label'],
    ['Password', 'Hidden at first', 'input'],
    ['Toggle', 'Shows or hides it', '.Field_slot button'],
  ],
  anatomyStory: 'Hidden',
  keyboard: [
    ['Tab', 'Moves through the password and the toggle'],
    ['Enter, Space', 'Toggles'],
  ],
  errors: [
    ['Empty', 'Enter your password'],
    ['Too short', 'Password must be 8 characters or more'],
    ['Wrong', 'Invalid email or password'],
  ],
  content: ['The rule is said before typing. The button says “Show password”.'],
  accessibility: ['A password manager can fill it; the toggle says what a press does.'],
  do: ['Set autoComplete to current-password or new-password.', 'Let people paste, also from a password manager.'],
  dont: [
    'Asking for the new password twice: the toggle shows it.',
    'Saying which of e-mail and password was wrong.',
    'A different rule in another form.',
  ],
};
