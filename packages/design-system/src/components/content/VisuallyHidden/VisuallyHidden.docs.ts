import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of VisuallyHidden. */
export const visuallyHiddenDocs: ComponentDocs = {
  use: ['Where a picture or the layout shows something that must be read aloud.'],
  avoid: ['Where a visible label fits: show it.'],
  anatomy: [['Text', 'One pixel, clipped', '.VisuallyHidden_visuallyHidden']],
  anatomyStory: 'InSentence',
  keyboard: [],
  content: ['A whole sentence or name, as it should be read out.'],
  accessibility: ['It stays in the accessibility tree and in the order of reading.'],
  do: ['Keep it short.'],
  dont: ['Controls inside it: the focus would be lost from sight.'],
  code: `<p>
  ₹699 <VisuallyHidden>offer price</VisuallyHidden>
</p>`,
};
