import { Button, ButtonLink, Stack, Text } from '@kayal/design-system';
import { useNavigate } from 'react-router-dom';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { resultOf } from '../../data/api/result-of.ts';
import { useWrite } from '../../data/use-write.ts';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { paths } from '../../paths.ts';
import { sampleCatalogues } from './sample-catalogue.ts';
import { setupAddress } from './setup-steps.ts';

/** Step 4: the owner's own file, or a small sample of one of the two brands to start from. */
export function CatalogueStep() {
  const api = useCatalogueAdminApi();
  const navigate = useNavigate();
  const sample = useWrite(
    ({ id, file }: (typeof sampleCatalogues)[number]) =>
      resultOf(api.uploadImport(new File([file], `sample-${id}.csv`, { type: 'text/csv' }))),
    ({ run }) => void navigate(`${paths.catalogueImport}?${new URLSearchParams({ run: run.id })}`),
  );
  return (
    <Stack gap={16}>
      <Text>
        Bring in your products from a spreadsheet or from your own system, or start with twelve sample products and
        replace them later. Nothing goes on sale before you have seen it.
      </Text>
      <ButtonLink href={paths.catalogueImport} wide>
        Import my own file
      </ButtonLink>
      {sampleCatalogues.map((each) => (
        <Button
          key={each.id}
          variant="secondary"
          wide
          busy={sample.isBusy}
          busyLabel="Loading the sample"
          onClick={() => sample.write(each)}
        >
          {each.label}
        </Button>
      ))}
      <WriteError of={sample} fallback="The sample could not be loaded. Try again." />
      <ButtonLink variant="quiet" href={setupAddress('done')} wide>
        Later
      </ButtonLink>
    </Stack>
  );
}
