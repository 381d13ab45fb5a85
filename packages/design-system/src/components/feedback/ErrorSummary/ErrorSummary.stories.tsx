import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { CheckList } from '../../forms/CheckList/CheckList.tsx';
import { Select } from '../../forms/Select/Select.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Stack } from '../../layout/Layout/Stack.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';

const mailError = 'Enter an e-mail address, such as asha@example.com';
const districtError = 'Choose a district';
const timeError = 'Choose a time for the delivery';

const meta = preview.meta({
  component: ErrorSummary,
  title: 'Design system/ErrorSummary',
  args: {
    errors: [
      { text: mailError, fieldId: 'summary-mail' },
      { text: districtError, fieldId: 'summary-district' },
    ],
    takesFocus: false,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '520px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Primary = meta.story();

Primary.test('is an alert with a heading and a link for each error', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toContainElement(canvas.getByRole('heading', { name: 'There is a problem' }));
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([mailError, districtError]);
});

export const WithoutField = meta.story({
  tags: ['picture'],
  args: { errors: [{ text: 'The offer ends before it begins' }, { text: mailError, fieldId: 'summary-mail' }] },
});

WithoutField.test('an error without a field is no link', async ({ canvas }) => {
  await expect(canvas.getByText('The offer ends before it begins')).toBeVisible();
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});

/** A form that was sent empty. */
function SentForm(summary: ErrorSummaryProps) {
  const [isSent, setIsSent] = useState(false);
  const errorOf = (text: string) => (isSent ? text : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSent(true);
      }}
    >
      <Stack gap={24}>
        {isSent ? <ErrorSummary {...summary} takesFocus /> : null}
        <TextField id="summary-mail" label="E-mail" type="email" error={errorOf(mailError)} />
        <Select
          id="summary-district"
          label="District"
          placeholder="Choose a district"
          error={errorOf(districtError)}
          options={[{ value: 'ernakulam', label: 'Ernakulam' }]}
        />
        <div id="summary-time">
          <CheckList
            legend="Times of the delivery"
            options={[
              { value: 'morning', label: 'Morning' },
              { value: 'evening', label: 'Evening' },
            ]}
            selected={[]}
            onChange={() => {}}
          />
        </div>
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  );
}

export const InAForm = meta.story({
  args: {
    errors: [
      { text: mailError, fieldId: 'summary-mail' },
      { text: districtError, fieldId: 'summary-district' },
      { text: timeError, fieldId: 'summary-time' },
    ],
  },
  render: (args) => <SentForm {...args} />,
});

InAForm.test('takes the focus when it appears, and its links move it to the fields', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  const frame = canvas.getByRole('alert').parentElement;
  await expect(frame).toHaveFocus();
  const address = location.href;
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: districtError }));
  await expect(canvas.getByRole('combobox', { name: 'District' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: timeError }));
  await expect(canvas.getByRole('checkbox', { name: 'Morning' })).toHaveFocus();
  await expect(location.href).toBe(address);
});

export const LongWords = meta.story({
  args: { errors: [{ text: `${'Unbroken'.repeat(12)} is too long`, fieldId: 'summary-mail' }] },
});
export const InTheDark = Primary.extend({ globals: { theme: 'dark' } });
export const RightToLeft = Primary.extend({ globals: { direction: 'rtl' } });
