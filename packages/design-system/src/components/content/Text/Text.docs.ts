import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Text. */
export const textDocs: ComponentDocs = {
  use: ['For running text.'],
  avoid: ['For a title: Heading.'],
  anatomy: [['Paragraph', 'In one of the scale’s sizes and tones', '.Text_textRecipe']],
  anatomyStory: 'Sizes',
  keyboard: [],
  content: ['Plain words, one idea in a sentence.'],
  accessibility: ['All tones have enough contrast in both modes.'],
  do: ['Use the muted tone for what helps, not for what is needed.'],
  dont: ['A size outside the scale.'],
};
