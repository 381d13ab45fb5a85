import { IconButton, useToasts } from '@kayal/design-system';
import { useState, type ComponentType } from 'react';
import type { MenuDrawerProps } from '../MenuDrawer/MenuDrawer.tsx';

/** Opens the side drawer; the first press loads its script. */
export function MenuButton() {
  const [open, setOpen] = useState(false);
  const [drawer, setDrawer] = useState<{ readonly Menu: ComponentType<MenuDrawerProps> }>();
  const [isLoading, setIsLoading] = useState(false);
  const { push } = useToasts();
  const show = () => {
    setIsLoading(true);
    import('../MenuDrawer/MenuDrawer.tsx')
      .then(({ MenuDrawer }) => {
        setDrawer({ Menu: MenuDrawer });
        setOpen(true);
      })
      .catch(() => push({ tone: 'danger', title: 'Could not load. Please try again.' }))
      .finally(() => setIsLoading(false));
  };
  return (
    <>
      <IconButton
        icon="menu"
        label="Menu"
        aria-busy={isLoading}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      />
      {drawer === undefined ? null : <drawer.Menu open={open} onOpenChange={setOpen} />}
    </>
  );
}
