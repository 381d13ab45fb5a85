import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of InitialsAvatar. */
export const initialsAvatarDocs: ComponentDocs = {
  use: ['For a person in the header or in a list of accounts.'],
  avoid: ['For a product: Picture.'],
  anatomy: [
    ['Circle', 'In a quiet colour', '.InitialsAvatar_root'],
    ['Letters', 'The first letters of the name', '.InitialsAvatar_root'],
  ],
  keyboard: [],
  content: ['The person’s name is the accessible name, not the letters.'],
  accessibility: ['Hidden from screen readers, because the name is beside it.'],
  do: ['Put the name beside it.'],
  dont: ['The initials as the name of a button.'],
};
