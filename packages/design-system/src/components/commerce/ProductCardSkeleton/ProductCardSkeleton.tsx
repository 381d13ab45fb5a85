import * as css from './ProductCardSkeleton.css.ts';

/** The outline of a product card while it loads: the same rows, so that nothing shifts. Hidden from screen readers. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={css.plate} />
      <div className={css.body}>
        <div className={css.name} />
        <div className={css.price} />
        <div className={css.dots} />
      </div>
    </div>
  );
}
