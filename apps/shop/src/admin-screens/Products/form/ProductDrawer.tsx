import { Drawer } from '@kayal/design-system';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { emptyProduct, fieldsOf } from './product-draft.ts';
import { ProductForm } from './ProductForm.tsx';

interface ProductDrawerProps {
  /** Id of the product, or 'new'. */
  readonly open: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** One product in a drawer beside the table. */
export function ProductDrawer({ open, onClose, onSaved }: ProductDrawerProps) {
  const api = useCatalogueAdminApi();
  const isNew = open === 'new';
  const { data, error, reload } = useRead(
    ['admin product', open],
    isNew ? null : async () => (await resultOf(api.adminProduct(Number(open)))).product,
  );
  const saved = (isDone: boolean) => {
    onSaved();
    if (!isNew) reload();
    // A product that was added stays open while more of it is typed.
    else if (isDone) onClose();
  };
  return (
    <Drawer
      open
      side="right"
      title={isNew ? 'New product' : (data?.name ?? 'Product')}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {isNew ? (
        <ProductForm start={emptyProduct} loaded={null} onSaved={saved} onStockCorrected={onSaved} onReload={reload} />
      ) : data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load this product" onRetry={reload} />
      ) : (
        <ProductForm
          start={fieldsOf(data)}
          loaded={data}
          onSaved={saved}
          onStockCorrected={onSaved}
          onReload={reload}
        />
      )}
    </Drawer>
  );
}
