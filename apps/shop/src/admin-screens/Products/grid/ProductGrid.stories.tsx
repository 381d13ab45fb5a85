import { fireEvent, expect, screen, waitFor, within } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import preview from '../../../../../../.storybook/preview.tsx';
import { renderScreen } from '../../../../storybook/testing/render-screen.test-support.tsx';
import { expectSeen } from '../../../../storybook/testing/story-parts.test-support.ts';

const meta = preview.meta({ title: 'Screens/Products/Grid', parameters: { layout: 'fullscreen' } });
const path = '/catalogue?view=grid';
const opened = { path, as: 'admin', scenario: 'attributedGoods' } as const;
const phone = { viewport: { value: 'phone' } } as const;

type Story = Pick<StoryContext, 'canvas' | 'userEvent'>;

const grid = async ({ canvas }: Pick<Story, 'canvas'>) => canvas.findByRole('grid', { name: 'Products' });

/** A cell by its row and column, both from 1, the names of the rows and of the columns not counted. */
async function cellAt(story: Pick<Story, 'canvas'>, row: number, column: string): Promise<HTMLElement> {
  const all = await grid(story);
  const heads = within(all).getAllByRole('columnheader');
  const place = heads.findIndex(({ textContent }) => textContent === column) + 1;
  const cell = all.querySelector<HTMLElement>(`[aria-rowindex="${row + 1}"] [aria-colindex="${place}"]`);
  if (cell === null) throw new Error(`no cell in row ${row}, ${column}`);
  return cell;
}

/** Pastes a block of a spreadsheet at the focus. */
function paste(rows: readonly (readonly string[])[]): void {
  if (document.activeElement?.closest('[role="grid"]') === null) throw new Error('the grid has no focus');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', rows.map((row) => row.join('\t')).join('\r\n'));
  void fireEvent(
    document.activeElement ?? document.body,
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

export const Ready = meta.story({
  tags: ['picture'],
  render: renderScreen(opened),
  parameters: { states: ['Products/grid'] },
  play: async ({ canvas }) => expectSeen(await grid({ canvas })),
});

Ready.test('has a row for each product, a column for each field and attribute, and one stop for Tab', async (story) => {
  const all = await grid(story);
  const heads = within(all)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  await expect(heads).toEqual(
    expect.arrayContaining(['Row', 'Name', 'MRP', 'HSN code', 'Final sale', 'Fabric', 'Fit']),
  );
  await expect(all).toHaveAttribute('aria-colcount', String(heads.length));
  await expect(all.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

Ready.test('keys move, edit and take back as in a spreadsheet', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(await cellAt(story, 1, 'HSN code'));
  await userEvent.keyboard('6109{Enter}');
  await expect(await cellAt(story, 1, 'HSN code')).toHaveTextContent('6109');
  await expect(await cellAt(story, 2, 'HSN code')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{F2}10{Tab}');
  await expect(await cellAt(story, 1, 'HSN code')).toHaveTextContent('610910');
  await expect(await cellAt(story, 1, 'Tax class')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}x{Escape}');
  await expect(await cellAt(story, 1, 'HSN code')).toHaveTextContent('610910');
  await expect(await cellAt(story, 1, 'HSN code')).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect(await cellAt(story, 1, 'HSN code')).toHaveTextContent('6109');
  await userEvent.keyboard('{Control>}zy{/Control}{Delete}');
  await expect(await cellAt(story, 1, 'HSN code')).toHaveTextContent('');
  await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
});

Ready.test('the last row is reached, and keeps the focus while another part is in view', async (story) => {
  const { userEvent } = story;
  await userEvent.click(await cellAt(story, 1, 'Name'));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const all = await grid(story);
  const last = all.getAttribute('aria-rowcount') ?? '';
  await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', last));
  all.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  await cellAt(story, 1, 'Name');
  await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', last);
});

export const Editing = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Products/gridEditing'] },
  play: async (story) => {
    await story.userEvent.click(await cellAt(story, 1, 'HSN code'));
    paste([
      ['6109', 'Apparel', 'IN'],
      ['6205', 'Apparel', 'Vietnam'],
    ]);
    await expect(await story.canvas.findByRole('button', { name: 'Save 6 cells' })).toBeVisible();
  },
});

Editing.test('saves a block of a spreadsheet as the shop writes it', async (story) => {
  const { canvas, userEvent } = story;
  await expect(canvas.getByText(/6 cells pasted\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save 6 cells' }));
  await expectSeen(await screen.findByText('6 cells are saved'));
  await expect(await cellAt(story, 1, 'Country of origin')).toHaveTextContent('India');
  await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
});

Editing.test('a cell is copied to ticked rows', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}{ArrowDown}{Shift>} {/Shift}');
  await userEvent.click(await cellAt(story, 1, 'HSN code'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy this cell to 2 rows' }));
  await expect(await cellAt(story, 3, 'HSN code')).toHaveTextContent('6109');
  await expect(await cellAt(story, 4, 'HSN code')).toHaveTextContent('6109');
  await expect(await cellAt(story, 2, 'HSN code')).toHaveTextContent('6205');
});

Editing.test('asks before typed cells are dropped', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Products as a list' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await expect(await canvas.findByRole('button', { name: 'Save 6 cells' })).toBeVisible();
});

export const WrongCells = meta.story({
  render: renderScreen(opened),
  parameters: { states: ['Products/gridWrong'] },
  play: async (story) => {
    await story.userEvent.click(await cellAt(story, 1, 'HSN code'));
    paste([['610'], ['6109'], ['6109 x']]);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Save 3 cells' }));
    await expectSeen(await story.canvas.findByText('Nothing is saved: 2 cells need a correction.'));
  },
});

WrongCells.test('names the wrong ones, marks them, leads to them and keeps what was typed', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: /^Row 3, HSN code: / }));
  const cell = await cellAt(story, 3, 'HSN code');
  await expect(cell).toHaveFocus();
  await expect(cell).toBeInvalid();
  await expect(await cellAt(story, 2, 'HSN code')).toHaveTextContent('6109');
  await userEvent.keyboard('6109{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: /^Row 1, HSN code: / }));
  await userEvent.keyboard('6109{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Save 3 cells' }));
  await expectSeen(await screen.findByText('3 cells are saved'));
});

WrongCells.test('a refusal of the shop is named at its cell too', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await userEvent.click(await cellAt(story, 1, 'MRP'));
  await userEvent.keyboard('1{Enter}');
  await userEvent.click(await canvas.findByRole('button', { name: 'Save 1 cell' }));
  await expectSeen(await canvas.findByRole('button', { name: 'Row 1, MRP: This is below the offer.' }));
  await expect(await cellAt(story, 1, 'MRP')).toBeInvalid();
});

export const Conflict = meta.story({
  render: renderScreen({ ...opened, scenario: 'productGridChanged' }),
  parameters: { states: ['Products/gridConflict'] },
  play: async (story) => {
    await story.userEvent.click(await cellAt(story, 1, 'HSN code'));
    await story.userEvent.keyboard('6109{Enter}');
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Save 1 cell' }));
    await expectSeen(await story.canvas.findByText(/^Nothing is saved, because somebody else changed products/));
  },
});

Conflict.test('loads them again and keeps what was typed', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Load them again and keep what I typed' }));
  await waitFor(() => expect(canvas.queryByText(/^Nothing is saved, because/)).toBeNull());
  await expect(await cellAt(story, 1, 'HSN code')).toHaveTextContent('6109');
});

export const Saving = meta.story({
  render: renderScreen({ ...opened, scenario: 'productGridSaving' }),
  parameters: { states: ['Products/gridSaving'] },
  play: async (story) => {
    await story.userEvent.click(await cellAt(story, 1, 'HSN code'));
    await story.userEvent.keyboard('6109{Enter}');
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Save 1 cell' }));
    await expect(await story.canvas.findByRole('button', { name: /Saving the cells/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const NotSaved = meta.story({
  render: renderScreen({ ...opened, scenario: 'productGridNotSaved' }),
  parameters: { states: ['Products/gridNotSaved'] },
  play: async (story) => {
    await story.userEvent.click(await cellAt(story, 1, 'HSN code'));
    await story.userEvent.keyboard('6109{Enter}');
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Save 1 cell' }));
    await expectSeen(await story.canvas.findByText('The cells are not saved. Try again.'));
    await expect(await cellAt(story, 1, 'HSN code')).toHaveTextContent('6109');
  },
});

export const Loading = meta.story({
  render: renderScreen({ ...opened, scenario: 'productGridWaiting' }),
  parameters: { states: ['Products/gridLoading'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByText('Loading...')),
});

export const Failed = meta.story({
  render: renderScreen({ ...opened, scenario: 'productGridDown' }),
  parameters: { states: ['Products/gridFailed'] },
  play: async ({ canvas }) =>
    expectSeen(await canvas.findByRole('heading', { name: 'We could not load the products' })),
});

export const Empty = meta.story({
  render: renderScreen({ ...opened, path: `${path}&q=zzz` }),
  parameters: { states: ['Products/gridEmpty'] },
  play: async ({ canvas }) => expectSeen(await canvas.findByRole('heading', { name: 'No product matches' })),
});

export const LongTexts = meta.story({
  render: renderScreen({ ...opened, scenario: 'longContent' }),
  parameters: { states: ['Products/gridLong'] },
  play: async ({ canvas }) => expectSeen(await grid({ canvas })),
});

export const Tablet = Ready.extend({ globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({
  render: renderScreen(opened),
  globals: phone,
  parameters: { states: ['Products/gridOnAPhone'] },
  play: async ({ canvas }) => {
    await expectSeen(await canvas.findByRole('heading', { name: 'The grid needs a wider screen' }));
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});
