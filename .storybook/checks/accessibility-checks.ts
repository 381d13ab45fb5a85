// Storybook documents this import for typed parameters and has no public entry for it.
import { definePreviewAddon } from 'storybook/internal/csf';
import { contrastOfNewLooks, markKnownLooks } from './known-looks.ts';
import { nameOf } from './shown-elements.ts';

/** WCAG 2.2 AA and good practice. */
export const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;

/** False where a person looks at Storybook. */
export const isTestRun = '__vitest_browser__' in globalThis;

/** Parts of every page that axe leaves out, beside those that a story names: what Storybook adds itself. */
const storybookParts = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Digests of pages that had no violation in this run. */
const clean = new Set<string>();

/** Ids that React and Radix count up: they differ each time a story is drawn. */
const countedId = /_r_[\da-z]+_|radix-[\w:«»]+/g;

const isChecked = (field: Element): boolean => field instanceof HTMLInputElement && field.checked;

/** What a rule can see and the HTML does not show: sizes, places, focus, and what was chosen. */
function stateOfPage(): readonly unknown[] {
  const elements = [...document.querySelectorAll('*')];
  const { activeElement, documentElement } = document;
  return [
    [...documentElement.attributes].map(({ name, value }) => [name, value]),
    [innerWidth, innerHeight, scrollX, scrollY],
    elements.findIndex((element) => element === activeElement),
    elements.flatMap(({ scrollTop, scrollLeft }, at) => (scrollTop || scrollLeft ? [[at, scrollTop, scrollLeft]] : [])),
    elements.flatMap((element, at) => (isChecked(element) ? [at] : [])),
  ];
}

/** Digest of all that the rules read of the page. */
async function digestOfPage(exclude: readonly string[]): Promise<string> {
  const ids = new Map<string, number>();
  const html = document.body.outerHTML.replaceAll(countedId, (id) => {
    ids.set(id, ids.get(id) ?? ids.size);
    return `id-${ids.get(id)}`;
  });
  const bytes = new TextEncoder().encode(JSON.stringify([exclude, stateOfPage(), html]));
  return String(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

async function violationsOf(exclude: readonly string[]): Promise<readonly string[]> {
  const { default: axe } = await import('axe-core');
  axe.reset();
  // Selectors and HTML of thousands of elements would take longer than the rules.
  axe.configure({ rules: [contrastOfNewLooks], noHtml: true });
  const keepLooks = markKnownLooks();
  const { violations, passes } = await axe.run(
    { include: [document.body], exclude: [...storybookParts, ...exclude] },
    {
      runOnly: [...accessibilityRules],
      // A part of a screen has no landmarks of its own.
      rules: { region: { enabled: false } },
      resultTypes: ['violations', 'passes'],
      elementRef: true,
      selectors: false,
      preload: { assets: ['media'] },
    },
  );
  keepLooks(
    passes.flatMap(({ id, nodes }) => (id === contrastOfNewLooks.id ? nodes.map(({ element }) => element) : [])),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element, failureSummary }) => `${id}: ${help}\n${element ? nameOf(element) : ''}\n${failureSummary}`),
  );
}

/**
 * What the rules of axe find in the page as it is. A page that is the same in all that rules read, and had no violation
 * before, is not checked again: many tests of a story look at it and change nothing.
 * @param exclude selectors of parts to leave out
 */
export async function newViolations(exclude: readonly string[] = []): Promise<readonly string[]> {
  const digest = await digestOfPage(exclude);
  if (clean.has(digest)) return [];
  const errors = await violationsOf(exclude);
  if (errors.length === 0) clean.add(digest);
  return errors;
}

interface A11yParameters {
  readonly context?: { readonly exclude?: readonly string[] };
}

/** Screens, and stories of the design system, of which the gate has checked a test. */
const checkedInGate = new Set<string>();

/**
 * Whether axe checks what this test ends with: a quarter of a run's processor time, so the gate does it after the first
 * test of each screen and of each story of the design system, and `npm test -- --all` after every one.
 * @param id such as `screens-login--ready:focuses-the-first-error`
 */
function isDue(id: string): boolean {
  if (import.meta.env['TEST_GATE'] === undefined) return true;
  const [subject = id] = id.split(id.startsWith('design-system-') ? ':' : '--');
  const isFirst = !checkedInGate.has(subject);
  checkedInGate.add(subject);
  return isFirst;
}

/** Checks what a story or test ends with by the rules of axe, in the test runner. */
export const accessibilityChecks = () =>
  definePreviewAddon({
    afterEach: async ({ id, parameters }) => {
      if (!isTestRun || !isDue(id)) return;
      const { context }: A11yParameters = parameters['a11y'];
      const errors = await newViolations(context?.exclude);
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
  });
