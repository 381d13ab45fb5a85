import type { AdminProduct } from '@kayal/api-contract/client';
import { Alert, Button, DiffList, Stack } from '@kayal/design-system';
import { useCatalogueAdminApi } from '../../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadingOrRetry } from '../../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { fieldsOf, type ProductFields } from './product-draft.ts';
import { differencesOf, type GroupNames } from './product-merge.ts';

interface ProductMeanwhileProps {
  readonly id: number;
  /** The product as the admin opened it. */
  readonly base: ProductFields;
  readonly groups: GroupNames;
  /** Called to add the other admin's changes to the typed values. */
  readonly onTake: (current: AdminProduct) => void;
  /** Called to drop the typed values. */
  readonly onReload: () => void;
}

/** Shown when somebody else saved the product first: what she changed, and both ways on. */
export function ProductMeanwhile({ id, base, groups, onTake, onReload }: ProductMeanwhileProps) {
  const api = useCatalogueAdminApi();
  const { data, error, reload } = useRead(
    ['admin product meanwhile', id],
    async () => (await resultOf(api.adminProduct(id))).product,
  );
  return (
    <Stack gap={12}>
      <Alert tone="danger">Somebody else changed this meanwhile. What you typed is still here and is not saved.</Alert>
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the changes" onRetry={reload} />
      ) : (
        <>
          <DiffList
            label="Changes by somebody else"
            differences={differencesOf(base, fieldsOf(data), groups)}
            emptyText="Nothing that is typed here differs now."
          />
          <Button variant="secondary" onClick={() => onTake(data)}>
            Add these changes to mine
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={onReload}>
        Drop mine and load the current version
      </Button>
    </Stack>
  );
}
