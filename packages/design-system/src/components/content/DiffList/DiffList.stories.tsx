import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { DiffList } from './DiffList.tsx';

const meta = preview.meta({
  component: DiffList,
  title: 'Design system/DiffList',
  args: {
    label: 'Changes to Coast Polo',
    differences: [
      { id: 'mrp', label: 'MRP', before: '₹1,299', after: '₹1,199' },
      { id: 'colour', label: 'Colour', after: 'Lagoon' },
      { id: 'offer', label: 'Offer', before: '₹899' },
      { id: 'name', label: 'Name', before: 'Coast Polo', after: 'Coast Polo with Moisture Control' },
    ],
  },
});

export const Primary = meta.story();
Primary.test('each change reads as before and after', async ({ canvas }) => {
  const [changed, added, removed] = canvas.getAllByRole('listitem');
  await expect(changed).toHaveTextContent('MRPBefore: ₹1,299→ After: ₹1,199');
  await expect(added).toHaveTextContent('Before: nothing');
  await expect(removed).toHaveTextContent('After: nothing');
});

export const InTheDark = Primary.extend({ globals: { theme: 'dark' } });
export const Nothing = meta.story({ args: { differences: [] } });
export const OnAPhone = Primary.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
export const RightToLeft = Primary.extend({ globals: { direction: 'rtl' } });
