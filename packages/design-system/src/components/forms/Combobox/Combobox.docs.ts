import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Combobox. */
export const comboboxDocs: ComponentDocs = {
  use: ['For search with suggestions.'],
  avoid: ['For one of a short list: Select.'],
  anatomy: [
    ['Form', 'Goes to the results without any script', 'form[role=search]'],
    ['Line', 'The text stays the person’s own', '[role=combobox]'],
    ['List', 'Pictures, names and details', '[role=listbox]'],
    ['Message', 'Waiting, nothing found, failed', '.Combobox_message', 'Loading'],
  ],
  anatomyStory: 'Open',
  keyboard: [
    ['Down, Up', 'Move the highlight'],
    ['Enter', 'Takes the highlight, or searches for the text'],
    ['Escape', 'Closes the list, then empties the line'],
  ],
  content: ['The label says what is searched. No results: say so and what to try.'],
  accessibility: ['WAI-ARIA combobox with list autocomplete; the count of suggestions is announced.'],
  do: ['Debounce before asking a server.', 'Repeat on the results what was searched for.'],
  dont: ['Filling the line with a suggestion nobody chose.', 'A placeholder as the only label.'],
};
