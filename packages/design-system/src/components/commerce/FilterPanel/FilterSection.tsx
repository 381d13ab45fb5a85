import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import * as css from './FilterPanel.css.ts';

/** One criterion of a filter panel. */
export interface FilterSectionProps {
  readonly title: string;
  /** The criterion's controls. */
  readonly children: ReactNode;
  /** Whether the section is open; when left out, the section keeps this state itself. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Initial state of a section that keeps its own state. */
  readonly defaultOpen?: boolean;
}

/** Opens and closes independently of other sections. */
export function FilterSection({ title, children, open, onOpenChange, defaultOpen = true }: FilterSectionProps) {
  const [own, setOwn] = useState(defaultOpen);
  const contentId = useId();
  const shown = open ?? own;
  const toggle = () => {
    setOwn(!shown);
    onOpenChange?.(!shown);
  };
  return (
    <div className={css.section}>
      <h3 className={css.sectionHeading}>
        <button type="button" className={css.toggle} aria-expanded={shown} aria-controls={contentId} onClick={toggle}>
          {title}
          <Icon name="chevronDown" size={20} className={css.sign} />
        </button>
      </h3>
      <div className={css.content} id={contentId} hidden={!shown}>
        {children}
      </div>
    </div>
  );
}
