/** A story in this Storybook, in whatever folder it is served: stories live in a frame beside its index. */
export const storyLink = (id: string): string => `./?path=/story/${encodeURIComponent(id)}`;
