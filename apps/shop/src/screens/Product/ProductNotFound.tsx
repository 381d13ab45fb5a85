import { Button, Container, StatePanel, TextField, TextLink } from '@kayal/design-system';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldText } from '../../browser/field-text.ts';
import { isUnopened, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths, searchLink } from '../../paths.ts';
import { newPiecesText } from '../../parts/ProductShelf/new-pieces-text.ts';
import * as css from './ProductNotFound.css.ts';

interface ProductNotFoundProps {
  /** The name in the address. Untrusted: it is only used as the search text. */
  readonly name: string;
}

/** No product has this address: offers a search instead. */
export function ProductNotFound({ name }: ProductNotFoundProps) {
  const navigate = useNavigate();
  const isWaiting = isUnopened(useShopLayout());
  const home = <TextLink href={paths.home}>Back to home</TextLink>;
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { href, state } = searchLink(fieldText(new FormData(event.currentTarget), 'q'));
    void navigate(href, { state });
  };
  return (
    <Container>
      <PageMeta title="Product not found" hidden />
      <StatePanel
        kind="empty"
        icon="search"
        level={1}
        heading="Product not found"
        text={
          isWaiting
            ? newPiecesText
            : 'The link may have been cut short, or we no longer make this. Search for it, or go back to the start.'
        }
        actions={
          isWaiting ? (
            home
          ) : (
            <form action={paths.search} role="search" className={css.search} onSubmit={search}>
              <TextField label="Search products" name="q" type="search" defaultValue={name} enterKeyHint="search" />
              <Button type="submit" icon="search">
                Search
              </Button>
              {home}
            </form>
          )
        }
      />
    </Container>
  );
}
