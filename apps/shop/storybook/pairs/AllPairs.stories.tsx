import type { StoryContext } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { activeStates } from '../atlas/watch-actors.test-support.ts';
import { renderScreen } from '../testing/render-screen.test-support.tsx';
import { allCases, fewCases, optionsOf, wordsOf, type PairCase } from './cases.test-support.ts';
import { problemsOf, watchConsole } from './page-problems.test-support.ts';

/** `npm run test:pairs` looks at all, `npm test` at few of them. */
const chosenCases = import.meta.env['STORYBOOK_PAIRS'] === 'all' ? allCases : fewCases;

const casesOf = (screen: PairCase['screen']): readonly PairCase[] =>
  chosenCases.filter((each) => each.screen === screen);

type Msw = StoryContext['msw'];

/** Calls of the shown case that have no answer yet. */
let calls = { open: 0 };

function screenOf(each: PairCase, msw: Msw): ReactElement {
  const own = { open: 0 };
  const options = optionsOf(each, (change) => {
    own.open += change;
  });
  calls = own;
  return renderScreen(options)({}, { id: wordsOf(each), msw });
}

interface CasesProps {
  readonly cases: readonly PairCase[];
  readonly msw: Msw;
}

/** A list of cases, and the screen of the chosen one. */
function Cases({ cases, msw }: CasesProps): ReactElement {
  const [screen, setScreen] = useState<ReactElement | null>(null);
  const choose = (index: number): void => {
    const each = cases[index];
    setScreen(each === undefined ? null : screenOf(each, msw));
  };
  return (
    <>
      <select aria-label="Case" onChange={({ target }) => choose(Number(target.value))}>
        <option value="-1">No case</option>
        {cases.map((each, index) => (
          <option key={wordsOf(each)} value={index}>
            {wordsOf(each)}
          </option>
        ))}
      </select>
      {screen}
    </>
  );
}

/** Whether everything is read and drawn. */
const isQuiet = (page: Element): boolean =>
  calls.open === 0 &&
  page.querySelector('main :is(h1, h2)') !== null &&
  page.querySelector('[aria-busy="true"], [role="progressbar"]') === null &&
  ![...activeStates()].some((state) => /\.(restoring|starting|loading|signingOut)\b/.test(state));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until a page is quiet, and still is two frames later: an answer may lead to another call.
 * @returns what keeps it busy when it is not quiet in time; empty when it is
 */
async function untilQuiet(page: Element): Promise<readonly string[]> {
  const attempt = async (): Promise<void> => {
    if (isQuiet(page)) {
      await nextFrame();
      await nextFrame();
    }
    if (!isQuiet(page)) throw new Error('The page is not quiet.');
  };
  const busy = () => new Error(`${calls.open} calls are open, active are ${[...activeStates()].join(', ')}`);
  try {
    await waitFor(attempt, { onTimeout: busy });
    return [];
  } catch (error) {
    return [`is still loading: ${String(error)}`];
  }
}

/** What the shop prints beside an error that it shows. */
const besideError = /^\[(loader|header|shop|wishlist)\] /;

const isExpected = (text: string, { network }: PairCase): boolean =>
  (network === 'failing' || network === 'offline') && besideError.test(text);

/** Shows each case of a screen and looks for problems. */
const checkOf =
  (screen: PairCase['screen']) =>
  async ({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>): Promise<void> => {
    const select = canvas.getByRole('combobox', { name: 'Case' });
    const lines = watchConsole();
    const found: string[] = [];
    try {
      for (const [index, each] of casesOf(screen).entries()) {
        // The screen before is removed first: a new one sets up its shop while it is drawn.
        for (const value of ['-1', String(index)]) await fireEvent.change(select, { target: { value } });
        const waiting = await untilQuiet(canvasElement);
        // Where the case before was scrolled to, the header covers a part of what axe measures.
        window.scrollTo({ top: 0, behavior: 'instant' });
        const printed = lines.take().filter((text) => !isExpected(text, each));
        const problems = [...waiting, ...(await problemsOf(canvasElement, printed))];
        found.push(...problems.map((problem) => `${wordsOf(each)}: ${problem}`));
      }
    } finally {
      lines.stop();
    }
    await expect(found).toEqual([]);
  };

const shown =
  (screen: PairCase['screen']) =>
  (_args: unknown, { msw }: Pick<StoryContext, 'msw'>) => <Cases cases={casesOf(screen)} msw={msw} />;

const meta = preview.meta({ title: 'Atlas/All pairs', parameters: { layout: 'fullscreen' } });

export const Home = meta.story({ render: shown('Home') });
Home.test('every pair has a way on, prints nothing and passes axe', checkOf('Home'));

export const Category = meta.story({ render: shown('Category') });
Category.test('every pair has a way on, prints nothing and passes axe', checkOf('Category'));

export const SubCategory = meta.story({ render: shown('SubCategory') });
SubCategory.test('every pair has a way on, prints nothing and passes axe', checkOf('SubCategory'));

export const Search = meta.story({ render: shown('Search') });
Search.test('every pair has a way on, prints nothing and passes axe', checkOf('Search'));

export const Product = meta.story({ render: shown('Product') });
Product.test('every pair has a way on, prints nothing and passes axe', checkOf('Product'));

export const Cart = meta.story({ render: shown('Cart') });
Cart.test('every pair has a way on, prints nothing and passes axe', checkOf('Cart'));

export const Wishlist = meta.story({ render: shown('Wishlist') });
Wishlist.test('every pair has a way on, prints nothing and passes axe', checkOf('Wishlist'));

export const OrderSummary = meta.story({ render: shown('OrderSummary') });
OrderSummary.test('every pair has a way on, prints nothing and passes axe', checkOf('OrderSummary'));

export const Address = meta.story({ render: shown('Address') });
Address.test('every pair has a way on, prints nothing and passes axe', checkOf('Address'));

export const MyOrders = meta.story({ render: shown('MyOrders') });
MyOrders.test('every pair has a way on, prints nothing and passes axe', checkOf('MyOrders'));

export const Account = meta.story({ render: shown('Account') });
Account.test('every pair has a way on, prints nothing and passes axe', checkOf('Account'));

export const MyInfo = meta.story({ render: shown('MyInfo') });
MyInfo.test('every pair has a way on, prints nothing and passes axe', checkOf('MyInfo'));

export const Security = meta.story({ render: shown('Security') });
Security.test('every pair has a way on, prints nothing and passes axe', checkOf('Security'));

export const Contact = meta.story({ render: shown('Contact') });
Contact.test('every pair has a way on, prints nothing and passes axe', checkOf('Contact'));

export const AddedPolicy = meta.story({ render: shown('AddedPolicy') });
AddedPolicy.test('every pair has a way on, prints nothing and passes axe', checkOf('AddedPolicy'));

export const Login = meta.story({ render: shown('Login') });
Login.test('every pair has a way on, prints nothing and passes axe', checkOf('Login'));

export const Planted = meta.story({
  render: () => (
    <main>
      <h1>A page</h1>
      <a href="/">Go on</a>
    </main>
  ),
});

Planted.test('a page without a way on, a line on the console and pale text are named', async (context) => {
  const { canvas, canvasElement } = context;
  await expect(await problemsOf(canvasElement, [])).toEqual([]);
  const lines = watchConsole();
  console.warn('A', 'line');
  const printed = lines.take();
  lines.stop();
  const link = canvas.getByRole('link', { name: 'Go on' });
  const heading = canvas.getByRole('heading', { level: 1 });
  link.hidden = true;
  heading.style.color = '#cccccc';
  await waitFor(() => expect(getComputedStyle(heading).color).toBe('rgb(204, 204, 204)'));
  const contrast: unknown = expect.stringMatching(/^color-contrast: .*h1/);
  await expect(await problemsOf(canvasElement, printed)).toEqual(['no way on', 'printed: A line', contrast]);
  link.hidden = false;
  heading.style.color = '';
  await waitFor(() => expect(getComputedStyle(heading).color).not.toBe('rgb(204, 204, 204)'));
});
