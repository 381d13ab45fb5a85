import type { ReactNode } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import * as css from './CategoryTile.css.ts';

/** A link to a list, with a picture. */
export interface CategoryTileProps {
  readonly name: string;
  readonly href: string;
  /** Navigation state for the router's link. */
  readonly linkState?: unknown;
  /** Fills a square plate; its alternative text is empty, because the name is below. */
  readonly picture: ReactNode;
  /** A short addition, such as the number of products. */
  readonly detail?: string;
}

/** A category with its picture; a slide of the category carousel. */
export function CategoryTile({ name, href, linkState, picture, detail }: CategoryTileProps) {
  return (
    <Link className={css.root} href={href} state={linkState}>
      <span className={css.plate}>
        <span className={css.picture}>{picture}</span>
      </span>
      <span className={css.caption}>
        <span className={css.name}>{name}</span>
        {detail !== undefined && <span className={css.detail}>{detail}</span>}
      </span>
    </Link>
  );
}
