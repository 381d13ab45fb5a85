import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { newViolations } from '../../../../.storybook/checks/accessibility-checks.ts';

const isDisabled = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert], [aria-hidden="true"]') !== null;

/** Whether a person can go on by it: a link or a button with a name, which is visible and enabled. */
function isWayOn(element: Element): boolean {
  const role = getRole(element);
  return (
    (role === 'link' || role === 'button') &&
    !isDisabled(element) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    computeAccessibleName(element) !== ''
  );
}

/**
 * What is wrong with a page that stands still, one line for each: no way on in its main part, a line on the console, a
 * violation of a rule of axe. Header and footer are always there, so they are no way on.
 * @param printed what the page printed on the console
 */
export async function problemsOf(page: Element, printed: readonly string[]): Promise<readonly string[]> {
  const hasWayOn = [...page.querySelectorAll('main :is(a, button, [role])')].some(isWayOn);
  return [
    ...(hasWayOn ? [] : ['no way on']),
    ...printed.map((text) => `printed: ${text}`),
    ...(await newViolations()).map((text) => text.replaceAll('\n', ' ')),
  ];
}

/** Keeps what is printed as a warning or an error until `stop` is called. */
export function watchConsole() {
  const printed: string[] = [];
  const before = { error: console.error, warn: console.warn };
  const note = (...parts: readonly unknown[]): void => void printed.push(parts.map(String).join(' '));
  Object.assign(console, { error: note, warn: note });
  return {
    /** What was printed since the last call. */
    take: (): readonly string[] => printed.splice(0),
    stop: (): void => void Object.assign(console, before),
  };
}
