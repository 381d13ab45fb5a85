import { useLocation } from 'react-router-dom';
import { CataloguePage } from '../../parts/CataloguePage/CataloguePage.tsx';
import { importOfAddress } from './import-address.ts';
import { ImportRunView } from './ImportRunView.tsx';
import { UploadStep } from './UploadStep.tsx';

/** The import of a catalogue file in four steps. The address names the import, so that a reload continues it. */
export function CatalogueImportScreen() {
  const id = importOfAddress(useLocation().search);
  return (
    <CataloguePage
      heading="Import"
      text="Bring in products, prices and stock from your own file. Nothing changes in the shop until you have seen what would change and confirmed it."
    >
      {id === null ? <UploadStep /> : <ImportRunView key={id} id={id} />}
    </CataloguePage>
  );
}
