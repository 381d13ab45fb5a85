import type { ComponentDocs, ComponentPart } from '../../packages/design-system/src/docs/component-docs.ts';

/** The story that shows a part, by its export. */
export const storyOfPart = ({ anatomyStory = 'Primary' }: ComponentDocs, [, , , story]: ComponentPart): string =>
  story ?? anatomyStory;

/** The CSS selector of a part on a page: builds add a dash and a digest to the classes of styles. */
export const selectorOfPart = ([, , selector]: ComponentPart): string =>
  selector.replaceAll(/\.([A-Z]\w*)/g, '[class*="$1_"]');

/**
 * Names of the parts that a story should show and does not.
 * @param story its name; spaces do not count
 * @param root where the story and its dialogs are drawn
 */
export function missingParts(docs: ComponentDocs, story: string, root: ParentNode): readonly string[] {
  const shown = docs.anatomy.filter((part) => storyOfPart(docs, part) === story.replaceAll(' ', ''));
  return shown.filter((part) => root.querySelector(selectorOfPart(part)) === null).map(([name]) => name);
}
