/**
 * Reads the JSON reports of both runners into one shape: how many tests passed or were skipped, and which failed.
 *
 * @typedef {object} FailedTest
 * @property {string} file the test's file, relative to the project's root
 * @property {string} name the test's whole name
 * @property {string} message the first lines of its error, without colours
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} skipped
 * @property {FailedTest[]} failures
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const linesOfMessage = 6;
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const relative = (file) => path.relative(process.cwd(), file);
const shortened = (message) =>
  stripVTControlCharacters(message ?? 'no message')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfMessage)
    .join('\n');

/**
 * Reads Vitest's report. A file that could not be loaded counts as one failure.
 * @param isFiltered whether the run chose tests by name, so that those it left out are no skipped ones
 * @returns {Outcome}
 */
export function readVitestReport(file, isFiltered) {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = json(file);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [{ file: relative(name), name: 'could not be run', message: shortened(message) }];
    return failed.map((test) => ({
      file: relative(name),
      name: test.fullName,
      message: shortened(test.failureMessages.join('\n')),
    }));
  });
  return { passed: numPassedTests, skipped: isFiltered ? 0 : numPendingTests + numTodoTests, failures };
}

const specsWithin = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsWithin)];

/** Reads Playwright's report. @param testDir the folder its file names are relative to @returns {Outcome} */
export function readPlaywrightReport(file, testDir) {
  const { suites, stats } = json(file);
  const failures = suites
    .flatMap(specsWithin)
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
    .filter(({ test }) => test.status === 'unexpected' || test.status === 'flaky')
    .map(({ spec, test }) => ({
      file: path.join(testDir, spec.file),
      name: `[${test.projectName}] ${spec.title}`,
      message: shortened(test.results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n')),
    }));
  return { passed: stats.expected, skipped: stats.skipped, failures };
}
