import { promotionalLists, promotionalPageNames, type Category } from '@kayal/api-contract/client';
import { promotionalPageOf } from '@kayal/commerce-core';
import { Select, TextField, type SelectOption } from '@kayal/design-system';
import { useState } from 'react';
import { isDepartment } from '../../../chrome/ShopHeader/header-links.ts';
import { categoryLink, paths, promotionLink, searchLink, subCategoryLink } from '../../../paths.ts';
import { textIn, type SettingFieldProps } from '../form/field-schema.ts';
import { useSetting } from '../form/use-setting.ts';
import * as css from '../Settings.css.ts';
import { isLinkEmpty, useShopLists, type ShopListChoices } from './use-shop-lists.ts';

const another = 'another';

/** The pages of the shop that a link can lead to. */
function pagesOf(categories: readonly Category[], lists: readonly Category[]): SelectOption[] {
  return [
    { value: paths.home, label: 'Home' },
    { value: searchLink('').href, label: 'All products' },
    ...promotionalLists.map((list) => ({ value: promotionLink(list).href, label: promotionalPageNames[list] })),
    ...categories.map((each) => ({ value: categoryLink(each).href, label: each.name })),
    ...lists
      .filter(({ id }) => promotionalPageOf(id) === null)
      .map((each) => ({ value: subCategoryLink(each).href, label: each.name })),
    { value: paths.aboutUs, label: 'About us' },
    { value: paths.contact, label: 'Contact' },
  ];
}

/** The list that an address names, as its path and id; the address itself for other pages. */
function listOf(to: string): string {
  const [path, search = ''] = to.split('?');
  const id = new URLSearchParams(search).get('c');
  return id === null ? to : `${path} ${id}`;
}

/** What an owner should know of a link to a list without products; undefined for other links. */
function emptyHint(choices: ShopListChoices, to: string): string | undefined {
  if (!isLinkEmpty(choices, to)) return undefined;
  return isDepartment(to)
    ? 'Not shown now: nothing of it is on sale.'
    : 'Nothing of it is on sale now: shoppers find an empty list.';
}

/** What an owner should know of a link to a list that the shop does not have under this id. */
function missingHint({ lists }: ShopListChoices, to: string): string {
  const name = new URLSearchParams(to.split('?')[1]).get('n')?.toLowerCase();
  const own = isDepartment(to) ? lists?.find((each) => each.name.toLowerCase() === name) : undefined;
  return own === undefined ? 'Not shown: the shop has no such list.' : `Leads to your own list “${own.name}”.`;
}

/** Where a link leads: a page of the shop by its name, or an address that is typed. */
export function LinkField({ path }: SettingFieldProps) {
  const setting = useSetting(path);
  const value = textIn(setting.value);
  const choices = useShopLists();
  const { categories, lists } = choices;
  const [isTyped, setIsTyped] = useState(false);
  const pages = pagesOf(categories ?? [], lists ?? []);
  const page = pages.find((each) => listOf(each.value) === listOf(value));
  const isPage = !isTyped && page !== undefined;
  const isLoaded = categories !== undefined && lists !== undefined;
  const isMissing = isLoaded && page === undefined && listOf(value) !== value;
  return (
    <>
      <Select
        {...setting.shown}
        label="Leads to"
        value={isPage ? page.value : another}
        options={[...pages, { value: another, label: 'Another address' }]}
        hint={isPage ? emptyHint(choices, value) : undefined}
        onChange={({ target }) => {
          setIsTyped(target.value === another);
          if (target.value !== another) setting.set(target.value);
        }}
      />
      {isPage ? null : (
        <div className={css.whole}>
          <TextField
            label="Address"
            value={value}
            hint={isMissing ? missingHint(choices, value) : 'An address of the shop, or https://…'}
            onChange={(event) => setting.set(event.target.value.trim())}
          />
        </div>
      )}
    </>
  );
}
