import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Prose } from '../../content/Prose/Prose.tsx';
import { MarkdownEditor } from './MarkdownEditor.tsx';

const meta = preview.meta({
  component: MarkdownEditor,
  title: 'Design system/MarkdownEditor',
  args: {
    label: 'Return policy',
    hint: 'Markdown',
    value: 'Send it back within seven days.',
    onValue: fn(),
    preview: null,
  },
  render: function Writing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <MarkdownEditor
        {...args}
        value={value}
        onValue={setValue}
        preview={
          <Prose>
            <p>{value}</p>
          </Prose>
        }
      />
    );
  },
});

export const Wide = meta.story();
Wide.test('the preview is updated with the text', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Return policy' }), ' We pay the way.');
  await expect(canvas.getByRole('region', { name: 'Preview: Return policy' })).toHaveTextContent('We pay the way.');
});

export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '360px' }}>
        <Story />
      </div>
    ),
  ],
});
Narrow.test('one view at a time, by two buttons', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('region', { name: 'Preview: Return policy' })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
  await expect(canvas.getByRole('region', { name: 'Preview: Return policy' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-pressed', 'true');
});

export const WithError = meta.story({ args: { error: 'A heading has no text.' } });
