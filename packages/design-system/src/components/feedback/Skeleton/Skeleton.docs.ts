import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of Skeleton. */
export const skeletonDocs: ComponentDocs = {
  use: ['Where the layout of the content is known before it is loaded.'],
  avoid: ['On the pressed thing: busy of Button, or Spinner.'],
  anatomy: [
    ['Block', 'Text, picture or control', '.Skeleton_skeleton'],
    ['Group', 'SkeletonGroup says that it loads', '[aria-busy]'],
  ],
  anatomyStory: 'Shapes',
  keyboard: [],
  content: ['No text; what loads is said by the area around it.'],
  accessibility: ['Blocks are hidden; the group is a busy status with a text.'],
  do: ['Use the sizes of the content, so that nothing moves.'],
  dont: ['A skeleton for what takes less than a moment.'],
};
