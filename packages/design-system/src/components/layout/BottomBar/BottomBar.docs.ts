import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of BottomBar. */
export const bottomBarDocs: ComponentDocs = {
  use: ['For the total and the next step on a phone.'],
  avoid: ['On a desktop: PriceDetails.'],
  anatomy: [
    ['Value', 'With its label', '.BottomBar_words'],
    ['Action', 'One button', '.BottomBar_action'],
  ],
  keyboard: [['Tab', 'Moves to the action']],
  content: ['The main action with its price or number, in one line.'],
  accessibility: ['A named region; it is after the page’s content in the order of reading.'],
  do: ['Repeat no more than one figure.'],
  dont: ['Two buttons in it.'],
};
