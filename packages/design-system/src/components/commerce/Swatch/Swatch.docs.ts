import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Swatch. */
export const swatchDocs: ComponentDocs = {
  use: ['Beside the name of a colour.'],
  avoid: ['To choose a colour: SwatchGroup.'],
  anatomy: [['Dot', 'The cloth’s colour, or a pattern when it is unknown', '.Swatch_swatch']],
  keyboard: [],
  content: ['The colour’s name in the shop’s words, never its hex code.'],
  accessibility: ['Decorative: the text beside it names the colour.'],
  do: ['Give no hex when it is not known: the dot then says so.'],
  dont: ['A dot without a name.'],
};
