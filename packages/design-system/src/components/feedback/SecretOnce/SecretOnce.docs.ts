import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of SecretOnce. */
export const secretOnceDocs: ComponentDocs = {
  use: ['For a token or a key that is shown only once.'],
  avoid: ['For a password that is typed: PasswordField.'],
  anatomy: [
    ['Value', 'Can be selected by one press', '.SecretOnce_value'],
    ['Copy', 'Says when it is done', '.SecretOnce_actions button:first-of-type'],
    ['Done', 'Hides it for ever', '.SecretOnce_actions button:nth-of-type(2)'],
  ],
  keyboard: [
    ['Tab', 'Moves through the value, Copy and Done'],
    ['Enter, Space', 'Copies, or ends'],
  ],
  content: ['Says that the secret is shown once, what it opens, and where to keep it.'],
  accessibility: ['A named region; the result of Copy is a status.'],
  do: ['Say before Done that it is not shown again.'],
  dont: ['Keeping the value in the page after Done.'],
};
