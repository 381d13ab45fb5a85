/**
 * Writes which sources a build was made from, each with a hash.
 * @param files absolute paths
 */
export function writeSourceList(outputFolder: string, files: readonly string[]): void;

/**
 * Whether the server is built, from the sources as they are now.
 * @param outputFolder of the build; `apps/server/dist` when absent
 */
export function isServerBuilt(outputFolder?: string): boolean;

/**
 * The file to run for a program of the server: the built one when the build is up to date, else its source.
 * @param source below `apps/server/src`, such as `main.ts`
 * @returns an absolute path
 */
export function serverProgram(source: string): string;
