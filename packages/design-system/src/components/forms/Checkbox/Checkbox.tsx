import clsx from 'clsx';
import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { useId, type ComponentProps } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Checkbox.css.ts';

/** Radix's root and its texts. */
export type CheckboxProps = Omit<ComponentProps<typeof RadixCheckbox.Root>, 'children' | 'asChild'> & {
  readonly label: string;
  /** Shows the label to screen readers only, when what stands beside the box says the same. */
  readonly labelHidden?: boolean | undefined;
  /** A count or note at the end of the row. */
  readonly detail?: string | undefined;
};

/** A choice that is on or off (or partly on: `checked="indeterminate"`). */
export function Checkbox({ label, labelHidden = false, detail, id, className, ...root }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <span className={clsx(css.row, className)} data-bare={labelHidden ? '' : undefined}>
      <RadixCheckbox.Root {...root} id={boxId} className={css.square}>
        <RadixCheckbox.Indicator className={css.mark}>
          <Icon name={root.checked === 'indeterminate' ? 'minus' : 'check'} size={20} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={boxId} className={css.words}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        {detail ? <span className={css.detail}>{detail}</span> : null}
      </label>
    </span>
  );
}
