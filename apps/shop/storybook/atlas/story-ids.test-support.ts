const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s!-/:-@[-`{-~’–—―′¿]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Storybook's name of an export: `GoogleBusy2` becomes 'Google Busy 2'. */
export const storyName = (exported: string): string =>
  exported.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|(?<=.)(?=[A-Z][a-z])/g, ' ');

/** Storybook's id of a story, made from its export. */
export const storyId = (title: string, exported: string): string => `${slug(title)}--${slug(storyName(exported))}`;

/** Storybook's id of a story's test. */
export const testId = (story: string, name: string): string => `${story}:${slug(name)}`;

/** A link to a story, relative to this Storybook's index, so that it works in any folder. */
export const storyLink = (id: string): string => `./?path=/story/${encodeURIComponent(id)}`;
