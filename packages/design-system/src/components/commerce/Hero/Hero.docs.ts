import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Hero. */
export const heroDocs: ComponentDocs = {
  use: ['For the first view of the home page.'],
  avoid: ['Below the first view: PromoTile.'],
  anatomy: [
    ['Picture', 'Fills the hero', '.Hero_picture'],
    ['Kicker', 'A short line above', '.Hero_kicker', 'OnDarkPicture'],
    ['Headline', 'The page’s h1', '.Hero_headline'],
    ['Text', 'One or two sentences', '.Hero_line'],
    ['Actions', 'Links or buttons', '.Hero_actions'],
  ],
  keyboard: [['Tab', 'Moves through the actions']],
  content: ['A headline of up to six words, one sentence, one button with a verb.'],
  accessibility: [
    'Its headline is the h1, so a page has one hero.',
    'The text keeps the light theme’s pair on the picture, in dark too.',
  ],
  do: ['Say by tone whether the picture is light or dark.'],
  dont: ['Text in the picture itself.'],
};
