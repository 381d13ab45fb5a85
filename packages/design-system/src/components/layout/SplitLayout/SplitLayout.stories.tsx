import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Button } from '../../forms/Button/Button.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { ToastProvider, ToastRegion } from '../../feedback/Toast/ToastRegion.tsx';
import { createToastStore } from '../../feedback/Toast/toast-store.ts';
import { storyPicture } from '../../story-pictures.test-support.ts';
import { SplitLayout } from './SplitLayout.tsx';

const meta = preview.meta({
  component: SplitLayout,
  title: 'Design system/SplitLayout',
  args: {
    logo: (
      <a href="#home" style={{ fontSize: '1.75rem', fontWeight: 900, fontStretch: '125%' }}>
        KAYAL
      </a>
    ),
    picture: storyPicture('tee', '#0B5F5A', '#DDECE8'),
    children: (
      <>
        <PageHeading title="Log in" text="Your bag and your orders wait for you." />
        <Button wide onClick={fn()}>
          Log in
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Primary = meta.story();
Primary.test('S2.ROUTE.02 the form half is the main part of the page', async ({ canvas }) => {
  await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1, name: 'Log in' }));
});

function WithToast() {
  const [store] = useState(() => {
    const created = createToastStore();
    created.push({ title: 'A new code is on its way.' });
    return created;
  });
  return (
    <ToastProvider store={store}>
      <ToastRegion />
    </ToastProvider>
  );
}

/** A toast leaves the button and the links below the form free. */
export const WithAToastOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <SplitLayout {...args} />
      <WithToast />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = (await canvas.findByText('A new code is on its way.')).getBoundingClientRect();
    await expect(toast.bottom).toBeLessThan(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom);
    await expect(toast.bottom).toBeLessThan(canvas.getByRole('button', { name: 'Log in' }).getBoundingClientRect().top);
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('S2.ROUTE.31 on a phone the picture is not shown', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('img')).not.toBeVisible();
});
