import { PageHeading, Stack } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { CatalogueTabs } from '../../parts/CatalogueTabs/CatalogueTabs.tsx';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { importOfAddress } from './import-address.ts';
import { ImportRunView } from './ImportRunView.tsx';
import { UploadStep } from './UploadStep.tsx';

/** The import of a catalogue file in four steps. The address names the import, so that a reload continues it. */
export function CatalogueImportScreen() {
  const id = importOfAddress(useLocation().search);
  return (
    <Stack gap={24}>
      <PageMeta title="Import" after="back office" hidden />
      <CatalogueTabs />
      <PageHeading
        title="Import"
        text="Bring in products, prices and stock from your own file. Nothing changes in the shop until you have seen what would change and confirmed it."
      />
      {id === null ? <UploadStep /> : <ImportRunView key={id} id={id} />}
    </Stack>
  );
}
