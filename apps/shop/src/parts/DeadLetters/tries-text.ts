/** How often a message was tried. */
export const triesText = (attempts: number): string => (attempts === 1 ? '1 try' : `${attempts} tries`);
