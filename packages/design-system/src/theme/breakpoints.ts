/** Widths at which pages change their layout, in px; each is the max width of its layout. */
export const breakpoints = { mobile: 768, tablet: 1024 } as const;
