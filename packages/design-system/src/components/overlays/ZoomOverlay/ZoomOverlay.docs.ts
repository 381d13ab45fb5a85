import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ZoomOverlay. */
export const zoomOverlayDocs: ComponentDocs = {
  use: ['To see a picture of a product in full size.'],
  avoid: ['To choose a picture: ThumbnailStrip.'],
  anatomy: [
    ['Picture', 'Fits the screen at first', '.ZoomOverlay_picture'],
    ['Buttons', 'Nearer, further, fit, close', '.ZoomOverlay_controls + .ZoomOverlay_close'],
  ],
  keyboard: [
    ['+, −', 'Nearer and further'],
    ['0', 'Fits the screen'],
    ['Arrow keys', 'Move the picture'],
    ['Escape', 'Closes it'],
  ],
  content: ['The name has the product and its view.'],
  accessibility: ['A modal dialog named by the picture; every gesture has a button.'],
  do: ['Load the large file when it opens.'],
  dont: ['Zoom by pinch alone.'],
};
