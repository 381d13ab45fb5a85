import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import requirements from 'virtual:kayal/requirements';
import { areaOf } from './requirements.test-support.ts';
import { TraceabilityPage } from './TraceabilityPage.test-support.tsx';

const [first] = requirements;
const last = requirements.at(-1);

const meta = preview.meta({ component: TraceabilityPage, title: 'Atlas/Traceability' });

export const Traceability = meta.story({ args: { requirements } });

Traceability.test('every row is proven', async ({ canvas }) => {
  const total = requirements.length;
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(`${total} of ${total} rows`);
});

Traceability.test('an area shows only its rows, and the search finds ids of all areas', async (story) => {
  const { canvas, userEvent } = story;
  const ids = () => canvas.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  const area = last === undefined ? '' : areaOf(last);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Area' }), area);
  await expect(ids()).toEqual(requirements.filter((row) => areaOf(row) === area).map(({ id }) => id));
  await userEvent.type(canvas.getByRole('searchbox'), first?.id.toLowerCase() ?? '');
  await expect(ids()).toEqual([first?.id]);
  await expect(canvas.getByRole('status')).toHaveTextContent('1 row');
});

Traceability.test('the search finds a row by its text', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('searchbox'));
  await userEvent.paste(last?.text ?? '');
  await expect(canvas.getByRole('heading', { level: 3, name: last?.id ?? '' })).toBeVisible();
});

Traceability.test('one picture is open at a time, and it closes again', async (story) => {
  const { canvas, canvasElement, userEvent } = story;
  const pictures = () => [...canvasElement.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
  const shown = requirements.find(({ stories }) => stories.length > 1)?.stories ?? [];
  await expect(pictures()).toEqual([]);
  for (const { id, name } of shown) {
    const [button] = canvas.getAllByRole('button', { name: `Show ${name}`, expanded: false });
    await userEvent.click(button ?? document.body);
    await expect(pictures()).toEqual([`iframe.html?id=${id}&viewMode=story`]);
  }
  await userEvent.click(canvas.getByRole('button', { expanded: true }));
  await expect(pictures()).toEqual([]);
});

export const NothingFound = Traceability.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such words');
  },
});

NothingFound.test('shows a text and a button for all rows', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'No row has these words' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show every area' }));
  await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
});

export const Phone = Traceability.extend({ globals: { viewport: { value: 'phone' } } });

Phone.test('a picture of a wide story scrolls inside itself', async ({ canvas, userEvent }) => {
  const wide = requirements.flatMap(({ stories }) => stories).find(({ width }) => width === 'desktop');
  const [button] = canvas.getAllByRole('button', { name: `Show ${wide?.name}` });
  await userEvent.click(button ?? document.body);
  const box = canvas.getByRole('region', { name: `Picture of ${wide?.name}` });
  await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
