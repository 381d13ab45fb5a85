import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

function Held({ value: first, onValueChange, ...rest }: ComboboxProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Combobox
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
      <button type="button">After</button>
    </>
  );
}

const options = [
  { id: '1', label: 'Lagoon dry-fit training tee', detail: '₹699' },
  { id: '2', label: 'Monsoon shell jacket', detail: '₹2,499' },
  { id: '3', label: 'Backwater split shorts with an inner brief and a key pocket', detail: '₹899' },
];

const meta = preview.meta({
  component: Combobox,
  title: 'Design system/Combobox',
  args: {
    label: 'Search products',
    placeholder: 'Search for shorts, tees, bottles',
    value: '',
    options,
    status: 'ready' as const,
    onValueChange: fn(),
    onSubmit: fn(),
    onSelect: fn(),
    onLeave: fn(),
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '480px', minBlockSize: '320px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Closed = meta.story({});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'sho');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions');
  },
});

Closed.test('arrow keys move the highlight, Enter chooses it', async ({ args, canvas, userEvent }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'mon');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Monsoon shell jacket');
  await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  await expect(args.onSelect).toHaveBeenCalledOnce();
  await expect(args.onSelect).toHaveBeenCalledWith(options[1]);
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

Closed.test('S9.HOME.04 the list is at most half as high as the screen', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'tee');
  await expect(getComputedStyle(canvas.getByRole('listbox')).maxHeight).toBe(`${window.innerHeight / 2}px`);
});

Closed.test('Enter without a highlight searches for the text', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), ' shorts {Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith('shorts');
});

Closed.test('Escape closes the list, then clears the text', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('combobox');
  await userEvent.type(input, 'tee{Escape}');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).toHaveValue('tee');
  await userEvent.keyboard('{Escape}');
  await expect(input).toHaveValue('');
});

Closed.test(
  'S4.SUGG.01 J62 pressing a suggestion takes it before the focus leaves',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tee');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('option', { name: /training tee/ }) });
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(options[0]);
  },
);

Closed.test(
  'S4.SUGG.01 the list clears once the focus leaves the whole combobox',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tee');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
);

Closed.test(
  'S4.SUGG.01 J62 Tab passes the list, and it closes when the focus leaves it',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sho');
    const list = canvas.getByRole('listbox');
    await expect(list.tabIndex).toBe(-1);
    list.focus();
    canvas.getByRole('button', { name: 'After' }).focus();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
);

Closed.test('S4.SUGG.02 an empty text has no list', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 't{Backspace}');
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

export const LateAnswer = meta.story({
  render: function Answered({ options: first, ...args }) {
    const [shown, setShown] = useState(first);
    useEffect(() => {
      // A key that a search line ignores, in place of the answer of a server.
      const answer = ({ key }: KeyboardEvent) => {
        if (key === 'F2') setShown((before) => before.toReversed());
      };
      document.addEventListener('keyup', answer);
      return () => document.removeEventListener('keyup', answer);
    }, []);
    return <Held {...args} options={shown} />;
  },
});

LateAnswer.test(
  'S4.SUGG.01 J62 Enter chooses the highlighted suggestion, also where a later answer has moved it',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sho{ArrowDown}{F2}');
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(options[0]);
  },
);

export const Loading = meta.story({
  args: { status: 'loading', options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tee');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
  },
});

export const Failed = meta.story({
  args: { status: 'failed', options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tee');
    await expect(canvas.getByRole('status')).toHaveTextContent('could not be loaded');
  },
});

export const NoMatch = meta.story({
  args: { status: 'empty', options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'kayak');
    await expect(canvas.getByRole('status')).toHaveTextContent('No match');
  },
});

export const ManyNarrow = meta.story({
  args: {
    options: Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, label: `Training tee, colour ${index + 1}` })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tee{ArrowUp}');
    const list = canvas.getByRole('listbox');
    await expect(list.clientHeight).toBeLessThanOrEqual(window.innerHeight / 2);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('colour 40');
  },
});
