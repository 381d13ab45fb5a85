import { Container, ProductGridSkeleton, SectionHeading } from '@kayal/design-system';
import * as css from '../ProductShelf/ProductShelf.css.ts';
import { arrivalsTitle, maxArrivals } from './arrivals.ts';

/** The shelf while it loads, so that the footer below it does not move. */
export function ArrivalsSkeleton() {
  return (
    <Container className={css.root}>
      <SectionHeading title={arrivalsTitle} />
      <ProductGridSkeleton count={maxArrivals} columns="evenly" label="Loading new arrivals" />
    </Container>
  );
}
