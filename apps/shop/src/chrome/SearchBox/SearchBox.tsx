import { pictureUrl } from '@kayal/api-contract/client';
import { formatMoney } from '@kayal/commerce-core';
import { Combobox } from '@kayal/design-system';
import { useState, type Ref } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { paths, productLink, searchLink, type ShopLink } from '../../paths.ts';
import { useShopLayout } from '../ShopLayout/use-shop-layout.ts';
import { useSearchSuggestions } from './use-search-suggestions.ts';

/** Width requested for a suggestion's small picture, in px. */
const thumbnailWidth = 240;

interface SearchBoxProps {
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * The search line with its suggestions. It shows the text of the search page's address,
 * and works as a plain form until the page's script runs.
 */
export function SearchBox({ label, ref }: SearchBoxProps) {
  const money = useMoneyFormat();
  const examples = useShopLayout().categories.slice(0, 2);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { suggestions, status, wake, type, close } = useSearchSuggestions();
  const searched = pathname === paths.search ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [typed, setTyped] = useState({ searched, text: searched });
  // Else Back would show in one search what was typed there for the next.
  if (typed.searched !== searched) setTyped({ searched, text: searched });

  const change = (next: string) => {
    setTyped({ searched, text: next });
    type(next);
  };
  const goTo = ({ href, state }: ShopLink) => {
    close();
    void navigate(href, { state });
  };

  return (
    <Combobox
      ref={ref}
      action={paths.search}
      name="q"
      label={label}
      placeholder={`Search ${examples.map(({ name }) => name).join(', ') || 'products'}`}
      value={typed.text}
      options={suggestions.map((suggestion) => ({
        id: String(suggestion.productId),
        label: suggestion.name,
        detail: formatMoney(suggestion.offer ?? suggestion.mrp, money),
        imageUrl: pictureUrl(suggestion.displayFirst, { width: thumbnailWidth, at: suggestion.pictureAt }),
      }))}
      status={status}
      onEnter={wake}
      onLeave={close}
      onValueChange={change}
      onSubmit={(words) => goTo(searchLink(words))}
      onSelect={({ id, label: name }) => {
        setTyped({ searched, text: searched });
        goTo(productLink({ id: Number(id), name }));
      }}
    />
  );
}
