import { configure, getConfig } from 'storybook/test';

/** Whether `waitFor` searches: it retries after every change of the page, and adds the page to the last message itself. */
function isRetried(): boolean {
  const config: object = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

/**
 * Leaves the page out of the message of an element that is not found yet. Printed for each attempt, it takes a sixteenth
 * of the time of a screen's stories.
 */
export function shortenPassingErrors(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isRetried()
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
}
