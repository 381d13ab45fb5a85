import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { ContrastList } from './ContrastList.tsx';

const meta = preview.meta({
  component: ContrastList,
  title: 'Design system/ContrastList',
  args: {
    label: 'Contrast',
    rows: [
      { id: '1', label: 'Text on the page', foreground: '#10201e', background: '#fbfaf7', ratio: 15.9, min: 4.5 },
      { id: '2', label: 'Second text on cards', foreground: '#56635f', background: '#ffffff', ratio: 6.3, min: 4.5 },
      { id: '3', label: 'Text on the button', foreground: '#ffffff', background: '#7bc4bf', ratio: 2, min: 4.5 },
    ],
  },
  // The samples show pairs without enough contrast on purpose.
  parameters: { a11y: { context: { exclude: ['[data-decoration]'] } } },
});

export const Primary = meta.story();
Primary.test('a pair with too little contrast has a text that says so', async ({ canvas }) => {
  const [readable, , pale] = canvas.getAllByRole('listitem');
  await expect(readable).toHaveTextContent('15.9:1 enough, 4.5:1 is needed');
  await expect(pale).toHaveTextContent('2.0:1 too little, 4.5:1 is needed');
});

export const InTheDark = Primary.extend({ globals: { theme: 'dark' } });
export const OnAPhone = Primary.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
