import { useMemo } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type AnyStateMachine, assign, createActor, createMachine } from 'xstate';
import preview from '../../../../.storybook/preview.tsx';
import { lift, trafficLight } from '../foreign-machines/everyday.test-support.ts';
import { deployment } from '../foreign-machines/processes.test-support.ts';
import { fetchWithRetry, mediaPlayer, tabbedPanel } from '../foreign-machines/screens.test-support.ts';
import '../style.css';
import { Statechart } from './Statechart.tsx';

const drawn = async (canvas: ReturnType<typeof within>) => canvas.findByRole('list', { name: /^States of/ });

const meta = preview.meta({
  title: 'Statechart viewer',
  // The accessibility check runs after this: on the drawing, not on the list that is shown before.
  play: async ({ canvas }) => {
    await drawn(canvas);
  },
});

/** The machine is not an arg, because a machine is not JSON. */
const draw = (machine: AnyStateMachine) => () => <Statechart machine={machine} />;
const brokenElk = { layout: () => Promise.reject(new Error('ELK did not load')) };

export const Nested = meta.story({ render: draw(trafficLight) });
export const Parallel = meta.story({ render: draw(lift) });
export const Actors = meta.story({ render: draw(deployment) });
export const History = meta.story({ render: draw(tabbedPanel) });
export const Dark = meta.story({ render: draw(mediaPlayer), globals: { theme: 'dark' } });
export const Tablet = meta.story({ render: draw(mediaPlayer), globals: { viewport: { value: 'tablet' } } });
export const Phone = meta.story({ render: draw(fetchWithRetry), globals: { viewport: { value: 'phone' } } });

/** ELK could not be loaded: the chart is still a list. */
// says what failed, lists the chart and can be tried again
export const Failed = meta.story({
  render: () => <Statechart machine={trafficLight} elk={brokenElk} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/ELK did not load/);
    await expect(await canvas.findByText(/ELK did not load/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByText(/POWER_CUT → traffic-light.red/)).toBeVisible();
  },
});

const basket = createMachine({
  id: 'basket',
  initial: 'empty',
  context: { lines: 0 },
  states: {
    empty: {
      on: { ADD: { target: 'filled', actions: assign({ lines: ({ event }) => Number(event['count'] ?? 1) }) } },
    },
    filled: { entry: 'announce', on: { CLEAR: 'empty', PAY: 'paid' } },
    paid: { type: 'final' },
  },
});

/** An actor of its own for each rendering. */
function LiveExample({ machine }: { readonly machine: AnyStateMachine }) {
  const actor = useMemo(() => createActor(machine).start(), [machine]);
  return <Statechart actor={actor} payloads={{ ADD: { count: 2 } }} />;
}

export const Live = meta.story({ render: () => <LiveExample machine={basket} /> });
export const LiveDarkPhone = meta.story({
  render: () => <LiveExample machine={mediaPlayer} />,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
});

/** Texts that are wider than their place on the drawing. */
function cutTexts(list: HTMLElement): readonly string[] {
  return [...list.querySelectorAll<HTMLElement>('.statechart-transition, .statechart-name, .statechart-note')]
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    )
    .map(({ textContent }) => textContent);
}

const noCutText = async ({ canvas }: { readonly canvas: ReturnType<typeof within> }) => {
  await expect(cutTexts(await drawn(canvas))).toEqual([]);
};
Nested.test('no text is wider than its place', noCutText);
Parallel.test('no text is wider than its place', noCutText);
Actors.test('no text is wider than its place', noCutText);
History.test('no text is wider than its place', noCutText);

Nested.test('is a nested list, and a press shows what the drawing has no room for', async ({ canvas, userEvent }) => {
  const inner = within(await canvas.findByRole('list', { name: 'States in red' }));
  await expect(inner.getAllByRole('listitem').length).toBeGreaterThan(3);
  await userEvent.click(inner.getByRole('button', { name: /^hurry/ }));
  await expect(canvas.getByRole('complementary')).toHaveTextContent('entryblink');
});

Nested.test(
  'arrow keys walk states and transitions; one of them is in the Tab order',
  async ({ canvas, userEvent }) => {
    const list = within(await drawn(canvas));
    const start = list.getByRole('button', { name: /^traffic-light/ });
    start.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(list.getByRole('button', { name: /^POWER_CUT/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(list.getByRole('button', { name: /^green/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(list.getByRole('button', { name: /^after 30000 ms/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('complementary')).toHaveTextContent('totraffic-light.amber');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(list.getByRole('button', { name: /^green/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(list.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      document.activeElement,
    ]);
  },
);

Nested.test('zooms by buttons and keys, and fits the width', async ({ canvas, userEvent }) => {
  const list = await drawn(canvas);
  await userEvent.click(canvas.getByRole('button', { name: '100 %' }));
  const width = list.parentElement?.getBoundingClientRect().width ?? 0;
  within(list)
    .getByRole('button', { name: /^traffic-light/ })
    .focus();
  await userEvent.keyboard('+');
  await waitFor(() => expect(list.parentElement?.getBoundingClientRect().width).toBeCloseTo(width * 1.2, 0));
  await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
  const frame = canvas.getByRole('region', { name: /^Drawing of/ });
  await waitFor(() => expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth));
});

Nested.test(
  'shows the text when the clipboard is not allowed, or says that it is copied',
  async ({ canvas, userEvent }) => {
    await drawn(canvas);
    const write = fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined);
    const clipboard = { writeText: write };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Markdown' }));
    await expect(await canvas.findByRole('textbox', { name: 'Text of the chart' })).toHaveDisplayValue(
      /\| From \| Event/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Mermaid' }));
    await expect(await canvas.findByText('Mermaid copied')).toBeVisible();
    await expect(write).toHaveBeenLastCalledWith(expect.stringContaining('stateDiagram-v2'));
    Reflect.deleteProperty(navigator, 'clipboard');
  },
);

Live.test(
  'sends events with fields and without, marks the last transition, and ends',
  async ({ canvas, userEvent }) => {
    const list = within(await drawn(canvas));
    await expect(canvas.getByText('Now: basket.empty')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: /^ADD/ }));
    const field = await canvas.findByRole('textbox', { name: 'Event' });
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText(/^This is not JSON/)).toBeVisible();
    await userEvent.type(field, '{{"type":"ADD","count":7}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Now: basket.filled')).toBeVisible();
    await expect(canvas.getByText(/"lines": 7/)).toBeVisible();
    await expect(list.getByRole('button', { name: /^ADD.*last transition/ })).toBeVisible();
    await expect(list.getByRole('button', { name: /^filled.*active/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(list.getByRole('button', { name: /^PAY.*sends the event/ }));
    await expect(await canvas.findByText('Now: basket.paid (done)')).toBeVisible();
    await waitFor(() => expect(list.queryByRole('button', { name: /sends the event/ })).toBeNull());
  },
);
