import { Disclosure, Link, TextLink } from '@kayal/design-system';
import { useId } from 'react';
import { categoryLink, searchLink, subCategoryLink, type ShopLink } from '../../paths.ts';
import { isUnopened, useShopLayout } from '../ShopLayout/use-shop-layout.ts';
import { listedSubCategories } from './header-links.ts';
import * as css from './ShopHeader.css.ts';

/** The All Categories dropdown: every sub-category and category with a product; nothing before the shop opens. */
export function CategoriesMenu() {
  const groups = useShopLayout();
  const { categories, subCategories } = groups;
  const everything = searchLink('');
  if (isUnopened(groups)) return null;
  return (
    <Disclosure label="All Categories" panelWidth="wide">
      {(close) => (
        <div className={css.categories}>
          <CategoryGroup
            title="By theme"
            groups={listedSubCategories(subCategories)}
            linkTo={subCategoryLink}
            onChoose={close}
          />
          <CategoryGroup title="By piece" groups={categories} linkTo={categoryLink} onChoose={close} />
          <div className={css.categoriesFoot}>
            <TextLink place="standalone" href={everything.href} state={everything.state} onClick={close}>
              See all products
            </TextLink>
          </div>
        </div>
      )}
    </Disclosure>
  );
}

interface CategoryGroupProps {
  readonly title: string;
  readonly groups: readonly { readonly id: number; readonly name: string }[];
  readonly linkTo: (group: { readonly id: number; readonly name: string }) => ShopLink;
  readonly onChoose: () => void;
}

/** One titled list of All Categories; renders nothing without entries. */
function CategoryGroup({ title, groups, linkTo, onChoose }: CategoryGroupProps) {
  const titleId = useId();
  if (groups.length === 0) return null;
  return (
    <div>
      <p className={css.groupTitle} id={titleId}>
        {title}
      </p>
      <ul className={css.group} aria-labelledby={titleId}>
        {groups.map((group) => {
          const { href, state } = linkTo(group);
          return (
            <li key={group.id}>
              <Link className={css.groupLink} href={href} state={state} onClick={onChoose}>
                {group.name}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
