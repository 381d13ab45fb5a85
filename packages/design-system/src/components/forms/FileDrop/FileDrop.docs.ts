import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of FileDrop. */
export const fileDropDocs: ComponentDocs = {
  use: ['For many files or a ZIP, each with its progress.'],
  avoid: ['For one picture with a preview: ImageDropTile.'],
  anatomy: [
    ['Place', 'Picks, drops and pastes', '.FileDrop_place'],
    ['Summary', 'How many are done and failed', '.FileDrop_summary'],
    ['List', 'A row a file; scrolls inside itself', '.FileDrop_list'],
    ['Retry and remove', 'For each file', '.FileDrop_actions'],
  ],
  anatomyStory: 'Uploading',
  keyboard: [
    ['Enter, Space', 'Opens the file dialog'],
    ['Tab', 'Moves through the list and its buttons'],
  ],
  errors: [
    ['Wrong type', 'front.tiff must be a JPEG, PNG, WebP or AVIF'],
    ['Too large', 'front.jpg must be smaller than 10 MB'],
    ['Empty', 'front.jpg is empty'],
    ['No answer', 'front.jpg could not be uploaded: try again'],
  ],
  content: ['Says which files, how many and how large before the choice; an error names the file.'],
  accessibility: ['The summary is a live region; each row has its state as text.'],
  do: [
    'Say names, sizes and formats in the hint.',
    'Say in detail why a file was refused.',
    'Keep files that are already uploaded when another one fails.',
  ],
  dont: ['Throwing away a whole drop for one wrong file.'],
};
