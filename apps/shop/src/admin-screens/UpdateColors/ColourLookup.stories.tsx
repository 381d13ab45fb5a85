import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../storybook/testing/story-parts.test-support.ts';
import { lookUp, rowOf } from './colour-rows.test-support.ts';

/** Results of a row's lookup: one colour, several, none. */
const meta = preview.meta({ title: 'Screens/UpdateColors/Lookup', parameters: { layout: 'fullscreen' } });

const opened = { path: '/updateColors', as: 'admin' } as const;

// S4.COLOR.02 S5.COLOR.02 one match sets the hex
export const One = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['colour-lookup.done.set'] },
  play: async ({ canvas, userEvent }) => {
    await lookUp(canvas, userEvent, 'NAVY', 'absolute zero');
    const { hex } = await rowOf(canvas, 'NAVY');
    await expect(await canvas.findByDisplayValue('#0048ba')).toBe(hex);
  },
});

export const Several = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['colour-lookup.done.choosing'] },
  play: async ({ canvas, userEvent }) => {
    const { row } = await lookUp(canvas, userEvent, 'NAVY', 'antique');
    await within(row).findByRole('list');
  },
});

Several.test(
  'S9.UI.04 S4.COLOR.03 S4.COLOR.04 S2.COLOR.07 several open a list; a choice sets the hex and closes it',
  async ({ canvas, userEvent }) => {
    const { row, hex } = await rowOf(canvas, 'NAVY');
    const list = await within(row).findByRole('list', { name: 'Colours named ANTIQUE' });
    await expect(getComputedStyle(list).maxHeight).toBe('160px');
    await userEvent.click(within(list).getByRole('button', { name: 'Antique pink (RAL 3014) — #d36e70' }));
    await expect(hex).toHaveValue('#d36e70');
    await expect(within(row).queryByRole('list')).toBeNull();
  },
);

Several.test('S4.COLOR.06 pressed again, the lookup closes its list', async ({ canvas, userEvent }) => {
  const { row } = await rowOf(canvas, 'NAVY');
  await userEvent.click(within(row).getByRole('button', { name: 'Look up ANTIQUE' }));
  await expect(within(row).queryByRole('list')).toBeNull();
});

Several.test('S4.COLOR.07 one list is open at a time', async ({ canvas, userEvent }) => {
  const coral = await lookUp(canvas, userEvent, 'CORAL', 'steel');
  await within(coral.row).findByRole('list', { name: 'Colours named STEEL' });
  await expect(canvas.getAllByRole('list', { name: /^Colours named/ })).toHaveLength(1);
});

export const SeveralPhone = Several.extend({ globals: { viewport: { value: 'phone' } } });

// S4.COLOR.05 S8.COLOR.01 no match shows a text
export const None = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['colour-lookup.done.none'] },
  play: async ({ canvas, userEvent }) => {
    await lookUp(canvas, userEvent, 'NAVY', 'qqqq');
    await expectSeen(await canvas.findByText('No matching colors found.'));
  },
});
