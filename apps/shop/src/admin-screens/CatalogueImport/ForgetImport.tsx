import { Button } from '@kayal/design-system';
import { useNavigate } from 'react-router-dom';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { importAddress } from './import-address.ts';

/** Deletes an import that was not applied, to start again with another file. */
export function ForgetImport({ id }: { readonly id: string }) {
  const api = useCatalogueAdminApi();
  const navigate = useNavigate();
  const forget = useWrite(
    () => resultOf(api.deleteImport(id)),
    (_result, _input, isLeft) => {
      if (!isLeft) void navigate(importAddress(null));
    },
  );
  return (
    <>
      <Button variant="quiet" busy={forget.isBusy} busyLabel="Deleting" onClick={() => forget.write(null)}>
        Use another file
      </Button>
      <WriteError of={forget} fallback="It could not be deleted. Try again." />
    </>
  );
}
