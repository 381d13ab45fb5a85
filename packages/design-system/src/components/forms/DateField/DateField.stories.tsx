import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DateField } from './DateField.tsx';

const meta = preview.meta({
  component: DateField,
  title: 'Design system/DateField',
  args: { label: 'From', name: 'from', defaultDay: '', locale: 'en-IN' },
  decorators: [
    (Story) => (
      <form aria-label="Orders" style={{ maxInlineSize: '320px' }}>
        <Story />
      </form>
    ),
  ],
});

const sent = (form: HTMLFormElement) => new FormData(form).get('from');

export const Empty = meta.story();

Empty.test('shows the locale’s order, and sends no day while it is empty', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'From' });
  await expect(field).toHaveAttribute('placeholder', 'dd/mm/yyyy');
  await expect(sent(canvas.getByRole<HTMLFormElement>('form'))).toBe('');
  await expect(canvas.getByRole('button', { name: 'From: choose in the calendar' })).toBeEnabled();
});

Empty.test(
  'reads a day with any sign between, and writes it in full when it is left',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.type(field, '3.11.26');
    await expect(sent(canvas.getByRole<HTMLFormElement>('form'))).toBe('2026-11-03');
    await userEvent.tab();
    await expect(field).toHaveValue('03/11/2026');
    await expect(field).toBeValid();
  },
);

export const Filled = meta.story({ args: { defaultDay: '2026-11-03', hint: 'Not before the shop opened.' } });

Filled.test('writes the initial day in the order of the locale', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('03/11/2026');
  await expect(sent(canvas.getByRole<HTMLFormElement>('form'))).toBe('2026-11-03');
});

export const OtherOrder = meta.story({ args: { defaultDay: '2026-11-03', locale: 'en-US' } });

OtherOrder.test('another locale has another order', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('11/03/2026');
});

export const NoDay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '31/02/2026');
    await userEvent.tab();
  },
});

NoDay.test('says how to write a day, and keeps the form from being sent', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'From' });
  await expect(field).toHaveAccessibleDescription('Write the day as dd/mm/yyyy.');
  await expect(field).toBeInvalid();
  await expect(canvas.getByRole<HTMLFormElement>('form').checkValidity()).toBe(false);
  await expect(sent(canvas.getByRole<HTMLFormElement>('form'))).toBe('');
});

export const RightToLeft = meta.story({
  args: { defaultDay: '2026-11-03' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});

export const HalfAPhone = meta.story({
  args: { defaultDay: '2026-12-30' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '160px' }}>
        <Story />
      </div>
    ),
  ],
});

HalfAPhone.test('shows the whole day where two fields stand beside each other', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'From' });
  await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
});
