import { Container, PageHeading } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../../parts/LoadFailure/LoadFailure.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { Redirect } from '../../parts/Redirect/Redirect.tsx';
import { productLink } from '../../paths.ts';
import type { loader } from './Product.loader.ts';
import { ProductNotFound } from './ProductNotFound.tsx';
import { ProductView } from './ProductView.tsx';
import { productOfAddress, productOfState } from './product-address.ts';
import { usePageData } from '../../runtime/pages/use-pages.ts';

/** A product's page. A link's navigation state takes precedence over the address, and is written into it at once. */
export function ProductScreen() {
  const loaded = usePageData<typeof loader>();
  const { search, state } = useLocation();
  const stated = productOfState(state);
  const addressed = productOfAddress(search);
  if (stated !== null && stated.id !== addressed?.id) return <Redirect to={productLink(stated).href} state={state} />;

  if (loaded.status === 'ready') return <ProductView key={loaded.value.product.id} {...loaded.value} />;
  if (loaded.status === 'not-found') return <ProductNotFound name={addressed?.name ?? ''} />;
  return (
    <>
      <PageMeta title="Product" hidden />
      <Container>
        <PageHeading title="Product" />
      </Container>
      <LoadFailure />
    </>
  );
}
