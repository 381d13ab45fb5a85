import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ImageDropTile. */
export const imageDropTileDocs: ComponentDocs = {
  use: ['To choose one picture of a product.'],
  avoid: ['For many files at once: FileDrop.'],
  anatomy: [
    ['Tile', 'Picks a file, takes a dropped or pasted one', '.ImageDropTile_place'],
    ['Preview', 'The chosen picture', '.ImageDropTile_stacked img'],
    ['Remove', 'Takes it away', '.ImageDropTile_file button'],
    ['Display', 'Marks the first picture', '.ImageDropTile_choice'],
    ['Error', 'Why a file was refused', '.ImageDropTile_error'],
  ],
  anatomyStory: 'Failed',
  keyboard: [
    ['Tab', 'Moves through the tile and its actions'],
    ['Enter, Space', 'Opens the file dialog'],
    ['Ctrl V', 'Pastes a picture'],
  ],
  errors: [
    ['Wrong type', 'Please choose a picture.'],
    ['Too large', 'The picture must be smaller than 10 MB'],
  ],
  content: ['Says which picture belongs here (“Front”), then size and format.'],
  accessibility: ['A named group; the name says whether a press chooses or replaces.'],
  do: ['Say the allowed types and the max size before a file is refused.'],
  dont: ['Drag and drop as the only way.'],
};
