import { Drawer } from '@kayal/design-system';
import { useState } from 'react';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.tsx';
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
  const [isSavedHere, setIsSavedHere] = useState(false);
  const { data, error, reload } = useRead(
    ['admin product', open],
    isNew ? null : async () => (await resultOf(api.adminProduct(Number(open)))).product,
  );
  const saved = () => {
    onSaved();
    setIsSavedHere(true);
    if (isNew) onClose();
    else reload();
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
        <ProductForm start={emptyProduct} saved={null} onSaved={saved} onStockCorrected={onSaved} onReload={reload} />
      ) : data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load this product" onRetry={reload} />
      ) : (
        <ProductForm
          key={data.version}
          start={fieldsOf(data)}
          saved={data}
          takesFocus={isSavedHere}
          onSaved={saved}
          onStockCorrected={onSaved}
          onReload={reload}
        />
      )}
    </Drawer>
  );
}
