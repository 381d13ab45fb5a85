import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ColourDots. */
export const colourDotsDocs: ComponentDocs = {
  use: ['To say on a card which colours exist.'],
  avoid: ['To choose a colour: SwatchGroup.'],
  anatomy: [
    ['Dots', 'Up to max colours', '.Swatch_swatch'],
    ['Rest', '“+n” for the others', '.ColourDots_root > [aria-hidden]:last-child:not(.Swatch_swatch)', 'Many'],
    ['Names', 'Read by screen readers only', '.ColourDots_spoken'],
  ],
  keyboard: [],
  content: ['Each dot has the colour’s name for screen readers; no text beside the dots.'],
  accessibility: ['The names are read after the label; the dots are hidden from screen readers.'],
  do: ['Give the cloth’s colour, not the picture’s.'],
  dont: ['Dots as the only way to name a colour.'],
};
