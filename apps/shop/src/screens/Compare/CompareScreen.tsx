import { ButtonLink, Container, PageHeading, StatePanel, Text } from '@kayal/design-system';
import { useEffect } from 'react';
import { isUnopened, useShopLayout } from '../../chrome/ShopLayout/use-shop-layout.ts';
import { LoadFailure } from '../../parts/LoadFailure/LoadFailure.tsx';
import { maxCompared, useCompared } from '../../parts/Compare/use-compared.ts';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { newPiecesText } from '../../parts/ProductShelf/new-pieces-text.ts';
import { paths, searchLink } from '../../paths.ts';
import type { CompareData, loader } from './Compare.loader.ts';
import * as css from './CompareScreen.css.ts';
import { CompareTable } from './CompareTable.tsx';
import { usePageData } from '../../runtime/pages/use-pages.ts';

/** Products side by side: those that the address names. */
export function CompareScreen() {
  const loaded = usePageData<typeof loader>();
  if (loaded.status === 'not-found') {
    return (
      <Container>
        <PageMeta title="Page not found" hidden />
        <StatePanel
          kind="empty"
          level={1}
          heading="Page not found"
          text="This shop has no page that compares products."
          actions={<ButtonLink href={paths.home}>Go to the shop</ButtonLink>}
        />
      </Container>
    );
  }
  return (
    <div className={css.page}>
      <PageMeta title="Compare products" path={paths.compare} hidden />
      <Container>
        <PageHeading title="Compare products" />
      </Container>
      {loaded.status === 'failed' ? (
        <LoadFailure heading="We could not load these products" />
      ) : (
        <Comparison {...loaded.value} />
      )}
    </div>
  );
}

/** What of the address is not in the table. */
function missingText({ named, missing }: CompareData): string {
  const cut = named > maxCompared ? `The address names ${named} products: these are the first ${maxCompared}. ` : '';
  const gone =
    missing === 0 ? '' : missing === 1 ? 'One of them is no longer sold.' : `${missing} of them are no longer sold.`;
  return `${cut}${gone}`;
}

function Comparison(data: CompareData) {
  const { products } = data;
  const isWaiting = isUnopened(useShopLayout());
  const everything = searchLink('');
  const { choose } = useCompared();
  const shown = products.map(({ id }) => id).join(',');
  useEffect(() => {
    // Lists then show what is compared here, and more can be chosen there.
    if (shown !== '') choose(shown.split(',').map(Number));
  }, [shown, choose]);
  const missing = missingText(data);
  const goOn = isWaiting ? null : (
    <ButtonLink
      href={everything.href}
      state={everything.state}
      variant={products.length === 0 ? 'primary' : 'secondary'}
    >
      {products.length === 0 ? 'See all products' : 'Choose another product'}
    </ButtonLink>
  );
  return (
    <Container className={css.content}>
      {missing === '' || products.length === 0 ? null : <Text>{missing}</Text>}
      {products.length === 0 ? (
        <StatePanel
          kind="empty"
          icon="columns"
          heading={data.missing === 0 ? 'Nothing to compare yet' : 'These products are no longer sold'}
          text={
            isWaiting ? newPiecesText : `Press Compare on up to ${maxCompared} products, and see here how they differ.`
          }
          actions={goOn}
        />
      ) : (
        <>
          <CompareTable {...data} />
          {products.length < maxCompared ? <div>{goOn}</div> : null}
        </>
      )}
    </Container>
  );
}
