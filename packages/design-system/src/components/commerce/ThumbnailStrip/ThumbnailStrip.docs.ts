import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of ThumbnailStrip. */
export const thumbnailStripDocs: ComponentDocs = {
  use: ['To choose one of a product’s pictures.'],
  avoid: ['For slides of other content: Carousel.'],
  anatomy: [
    ['Thumbnails', 'A window of three', '.ThumbnailStrip_thumb'],
    ['Arrows', 'Page through the rest', '.ThumbnailStrip_pager'],
  ],
  keyboard: [
    ['Tab', 'Moves through thumbnails and arrows'],
    ['Enter, Space', 'Shows the picture, or pages'],
  ],
  content: ['Each picture says its view: “Front”, “Back”.'],
  accessibility: ['A named group; aria-pressed marks the shown picture, and each has its own name.'],
  do: ['Name each picture by what it shows: front, back.'],
  dont: ['“Picture 1” as a name.'],
};
