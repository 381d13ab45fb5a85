import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of FeatureBadges. */
export const featureBadgesDocs: ComponentDocs = {
  use: ['For three or four promises of the shop, such as free delivery.'],
  avoid: ['For the state of one product: Badge.'],
  anatomy: [
    ['List', 'A named row', '.FeatureBadges_root'],
    ['Icon', 'Decorative', '.FeatureBadges_icon'],
    ['Label', 'The promise, a link where there is an explanation', '.FeatureBadges_badge'],
  ],
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows the link'],
  ],
  content: ['Two to four words each, a fact and not a promise: “Cash on delivery”.'],
  accessibility: ['A list with a name; icons are hidden from screen readers.'],
  do: ['Link each promise to its policy.'],
  dont: ['More promises than fit in one row of a desktop.'],
};
