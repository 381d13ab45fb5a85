import type { ReactNode, RefObject } from 'react';
import { Button } from '../../forms/Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';

/** Filters on a phone. */
export interface FilterDrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Label of the primary button: `Apply`. */
  readonly applyLabel: string;
  /** Called on a press of the primary button; the caller closes the drawer. */
  readonly onApply: () => void;
  /** A quiet button before it, such as one that clears the filters. */
  readonly secondAction?: ReactNode;
  readonly closeLabel?: string;
  /** Gets the focus on closing when what opened the drawer is gone: another filter may have removed it. */
  readonly fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Filter sections. */
  readonly children: ReactNode;
}

/** A drawer from the bottom with filter sections and one primary button. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { title, open, onOpenChange, applyLabel, onApply, secondAction, closeLabel, fallbackFocus, children } = props;
  return (
    <Drawer
      side="bottom"
      title={title}
      open={open}
      onOpenChange={onOpenChange}
      closeLabel={closeLabel}
      fallbackFocus={fallbackFocus}
      footer={
        <>
          {secondAction}
          <Button onClick={onApply}>{applyLabel}</Button>
        </>
      }
    >
      {children}
    </Drawer>
  );
}
