import { ButtonLink, StatePanel } from '@kayal/design-system';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useRead } from '../../data/use-read.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { paths } from '../../paths.ts';

/** Step 5: says that the shop is open, or that it has nothing to sell yet. */
export function DoneStep() {
  const api = useCatalogueAdminApi();
  const { data, error, reload } = useRead(['any product'], () => resultOf(api.adminProducts({}, { limit: 1 })));
  if (data === undefined)
    return <LoadingOrRetry error={error} heading="We could not reach your shop" onRetry={reload} />;
  const seeShop = (
    <ButtonLink
      {...(data.total === 0 ? { variant: 'secondary' } : {})}
      href={paths.home}
      // A full page load, so that the page has the new name, words and look.
      render={({ href, className, children }) => (
        <a href={href} className={className}>
          {children}
        </a>
      )}
    >
      See your shop
    </ButtonLink>
  );
  if (data.total === 0) {
    return (
      <StatePanel
        kind="empty"
        icon="tag"
        heading="Only products are missing"
        text="Your shop can be visited, and says that new pieces are on their way. It sells as soon as you import a file."
        actions={
          <>
            <ButtonLink href={paths.catalogueImport}>Import my products</ButtonLink>
            {seeShop}
          </>
        }
      />
    );
  }
  return (
    <StatePanel
      kind="empty"
      icon="check"
      heading="Your shop is open"
      text="Everything you set can be changed under Settings and Catalogue."
      actions={
        <>
          {seeShop}
          <ButtonLink variant="secondary" href={paths.catalogue}>
            Go to the catalogue
          </ButtonLink>
        </>
      }
    />
  );
}
