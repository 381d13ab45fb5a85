import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { useId, type ComponentProps } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import { detail as detailStyle, mark, row, square, words } from './Checkbox.css.ts';

/** Props of {@link Checkbox}: Radix's root and its texts. */
export type CheckboxProps = Omit<ComponentProps<typeof RadixCheckbox.Root>, 'children' | 'asChild'> & {
  readonly label: string;
  /** A count or note at the end of the row. */
  readonly detail?: string | undefined;
};

/** A choice that is on or off (or partly on: `checked="indeterminate"`). */
export function Checkbox({ label, detail, id, className, ...root }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  return (
    <span className={[row, className].filter(Boolean).join(' ')}>
      <RadixCheckbox.Root {...root} id={boxId} className={square}>
        <RadixCheckbox.Indicator className={mark}>
          <Icon name={root.checked === 'indeterminate' ? 'minus' : 'check'} size={20} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={boxId} className={words}>
        <span>{label}</span>
        {detail ? <span className={detailStyle}>{detail}</span> : null}
      </label>
    </span>
  );
}
