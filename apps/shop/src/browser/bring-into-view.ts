/** A ref that scrolls what appears outside of the window into it, such as an error above a long form. */
export const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
