/** Counts the lines of the repository's code: `npm run count`. Generated and committed code counts as well. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const folders = ['apps/*', 'packages/*', 'mocks/*', 'tools/*', '.storybook/*'];
const listed = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const files = listed.split('\n').filter((file) => /\.(ts|tsx|mjs)$/.test(file));

const linesOf = (list: readonly string[] = []): string =>
  list.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0).toLocaleString('en');

const { true: tests, false: production } = Object.groupBy(files, (file) =>
  String(/\.test\.|\.stories\.|\.e2e\.|test-support/.test(file)),
);
console.info(`production and tools: ${linesOf(production)}\ntests and stories: ${linesOf(tests)}`);
