import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { avatarSizes, InitialsAvatar } from './InitialsAvatar.tsx';

const meta = preview.meta({
  component: InitialsAvatar,
  title: 'Design system/InitialsAvatar',
  args: { name: 'Asha Nair' },
});

export const Primary = meta.story();
Primary.test('S2.ACC.02 the avatar shows the initials in a circle', async ({ canvas }) => {
  const avatar = canvas.getByText('AN');
  await expect(avatar.clientWidth).toBe(avatar.clientHeight);
});

export const Sizes = meta.story({
  render: (args) => (
    <>
      {avatarSizes.map((size) => (
        <InitialsAvatar key={size} {...args} size={size} />
      ))}
    </>
  ),
});

export const NoName = meta.story({ args: { name: '' } });
