import type { ReactNode } from 'react';
import { Button } from '../../forms/Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';

/** Filters on a phone. */
export interface FilterDrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The strong button: `Apply`. */
  readonly applyLabel: string;
  /** Called on a press of the strong button; the owner closes the drawer. */
  readonly onApply: () => void;
  /** A quiet button before it, such as one that clears the filters. */
  readonly secondAction?: ReactNode;
  readonly closeLabel?: string;
  /** Filter sections. */
  readonly children: ReactNode;
}

/** A sheet from the bottom with the filter sections and one strong button in reach of a thumb. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { title, open, onOpenChange, applyLabel, onApply, secondAction, closeLabel, children } = props;
  return (
    <Drawer
      side="bottom"
      title={title}
      open={open}
      onOpenChange={onOpenChange}
      closeLabel={closeLabel}
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
