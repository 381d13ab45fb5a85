import { IconButton } from '@kayal/design-system';
import { useState, type ComponentType } from 'react';
import { afterPaint } from '../../browser/after-paint.ts';
import { showLoadFailure } from '../../browser/show-notice.ts';
import type { MenuDrawerProps } from '../MenuDrawer/MenuDrawer.tsx';

const load = () => import('../MenuDrawer/MenuDrawer.tsx');

/** Opens the side drawer. The first touch loads its script, and the press is shown before the drawer is drawn. */
export function MenuButton() {
  const [open, setOpen] = useState(false);
  const [drawer, setDrawer] = useState<{ readonly Menu: ComponentType<MenuDrawerProps> }>();
  const [isLoading, setIsLoading] = useState(false);
  const show = () => {
    setIsLoading(true);
    afterPaint(() => {
      void load()
        .then(({ MenuDrawer }) => {
          setDrawer({ Menu: MenuDrawer });
          setOpen(true);
        })
        .catch(showLoadFailure)
        .then(() => setIsLoading(false));
    });
  };
  return (
    <>
      <IconButton
        icon="menu"
        label="Menu"
        aria-busy={isLoading}
        aria-haspopup="dialog"
        aria-expanded={open}
        onTouchStart={() => afterPaint(() => void load().catch(() => {}))}
        onClick={show}
      />
      {drawer === undefined ? null : <drawer.Menu open={open} onOpenChange={setOpen} />}
    </>
  );
}
