import { Heading } from '@kayal/design-system';
import { useId, type ReactNode, type Ref } from 'react';
import * as css from '../Dashboard/parcels/OrderParcels.css.ts';

interface CustomerSectionProps {
  readonly title: string;
  /** Of the heading, which can take the focus. */
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of the drawer below the facts. */
export function CustomerSection({ title, ref, children }: CustomerSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <Heading ref={ref} tabIndex={-1} level={3} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
