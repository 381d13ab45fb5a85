import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { IconButton } from '../../forms/IconButton/IconButton.tsx';
import { ContactStrip } from './ContactStrip.tsx';
import { HeaderAction } from './HeaderAction.tsx';
import { HeaderShell } from './HeaderShell.tsx';
import { MainBar } from './MainBar.tsx';
import { NavRow } from './NavRow.tsx';

const wordmark = (
  <a
    href="#home"
    aria-label="KAYAL, home"
    style={{
      display: 'inline-flex',
      minHeight: '44px',
      alignItems: 'center',
      fontSize: '1.75rem',
      fontWeight: 900,
      fontStretch: '125%',
    }}
  >
    KAYAL
  </a>
);

const search = (
  <input
    type="search"
    aria-label="Search"
    placeholder="Search for polo, shorts, bottle"
    style={{ width: '100%', minHeight: '44px', padding: '0 16px', border: '1px solid', borderRadius: '2px' }}
  />
);

const meta = preview.meta({
  component: HeaderShell,
  title: 'Design system/HeaderShell',
  args: {
    children: (
      <>
        <ContactStrip
          contacts={[
            { icon: 'phone', label: '+91 98470 00000', href: 'tel:+919847000000' },
            { icon: 'mail', label: 'hello@kayal.example', href: 'mailto:hello@kayal.example' },
          ]}
          socials={[
            { icon: 'instagram', label: 'Instagram', href: 'https://instagram.example/kayal' },
            { icon: 'youtube', label: 'YouTube', href: 'https://youtube.example/kayal' },
          ]}
        />
        <MainBar
          menu={<IconButton icon="menu" label="Open menu" onClick={fn()} />}
          logo={wordmark}
          search={search}
          actions={[
            <HeaderAction key="account" icon="user" label="Account" href="#account" />,
            <HeaderAction key="bag" icon="bag" label="Bag, 3 items" href="#cart" count="3" />,
          ]}
        />
        <NavRow
          label="Lists"
          links={[
            { label: 'Men', href: '#men', current: true },
            { label: 'Women', href: '#women' },
            { label: 'Kids', href: '#kids' },
          ]}
        />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Primary = meta.story();
Primary.test('S2.HDR.01 S2.HDR.02 the strip holds contacts and socials', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '+91 98470 00000' })).toHaveAttribute('href', 'tel:+919847000000');
  await expect(canvas.getByRole('link', { name: 'Instagram' })).toBeVisible();
});
Primary.test('S2.HDR.05 S2.HDR.06 the bag has its count in its name', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Bag, 3 items' })).toHaveTextContent('3');
  await expect(canvas.getByRole('link', { name: 'Account' })).toBeVisible();
});
Primary.test('S2.HDR.08 the navigation row has the lists and marks the current one', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Lists' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Men' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const AboveALongPage = meta.story({
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div style={{ height: '2400px' }} />
      </div>
    ),
  ],
});
AboveALongPage.test('S2.HDR.04 after scrolling the header is sticky without its strip', async ({ canvas }) => {
  window.scrollTo({ top: 600, behavior: 'instant' });
  const header = canvas.getByRole('banner').getBoundingClientRect();
  await expect(header.top).toBe(-44);
  await expect(canvas.getByRole('searchbox').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  window.scrollTo({ top: 0, behavior: 'instant' });
});
