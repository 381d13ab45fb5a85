import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of HexField. */
export const hexFieldDocs: ComponentDocs = {
  use: ['For a colour in a table of colours.'],
  avoid: ['In a form of a theme: ColourField.'],
  anatomy: [
    ['Code', 'With #', 'input'],
    ['Swatch', 'The colour itself', '.HexField_swatch'],
    ['Note', 'Contrast on a light and a dark page', '.HexField_note'],
  ],
  anatomyStory: 'Painted',
  keyboard: [['Tab', 'Moves to the code']],
  errors: [['Not a colour', 'Enter # and six digits, such as #0b5f5a']],
  content: ['An example in the hint: “#0b5f5a”.'],
  accessibility: ['The note describes the field and is read when it changes.'],
  do: ['Leave the field empty for an unknown colour.'],
  dont: ['A code without #: CSS would not read it.'],
};
