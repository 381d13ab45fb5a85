const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s!-/:-@[-`{-~’–—―′¿]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The name that Storybook gives a story without one, from its export: `GoogleBusy2` is 'Google Busy 2'. */
export const storyName = (exported: string): string =>
  exported.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|(?<=.)(?=[A-Z][a-z])/g, ' ');

/** Storybook's id of a story, which comes from its export and not from its name. */
export const storyId = (title: string, exported: string): string => `${slug(title)}--${slug(storyName(exported))}`;

/** Storybook's id of a story's test. */
export const testId = (story: string, name: string): string => `${story}:${slug(name)}`;

/** A story in this Storybook, in whatever folder it is served: stories live in a frame beside its index. */
export const storyLink = (id: string): string => `./?path=/story/${encodeURIComponent(id)}`;
