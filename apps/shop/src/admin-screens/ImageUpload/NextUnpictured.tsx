import { ButtonLink, Text } from '@kayal/design-system';
import { useCatalogueAdminApi } from '../../data/admin/catalogue-admin-api.ts';
import { itemPicturesAddress } from '../../data/admin/item-pictures-address.ts';
import { nextUnpictured } from '../../data/admin/next-unpictured.ts';
import { useRead } from '../../data/use-read.ts';
import type { PictureItem } from './ImageUpload.loader.ts';
import * as css from './ImageUploadScreen.css.ts';

interface NextUnpicturedProps {
  readonly categoryId: number | null;
  /** The open item; null when there is none. A save reads it again. */
  readonly item: PictureItem | null;
}

/** Leads to the next item without a picture. Shows nothing where every item has one, or the list cannot be read. */
export function NextUnpictured({ categoryId, item }: NextUnpicturedProps) {
  const api = useCatalogueAdminApi();
  const { data } = useRead(['unpictured', categoryId, item?.id, item?.readAt], () =>
    nextUnpictured(api, categoryId, item),
  );
  if (data?.next == null) return null;
  const { next, total } = data;
  return (
    <div className={css.next}>
      <Text>{total === 1 ? '1 item has no picture yet.' : `${total} items have no picture yet.`}</Text>
      <ButtonLink variant="secondary" href={itemPicturesAddress(next.categoryId, next.id)}>
        Next without a picture: {next.name}
      </ButtonLink>
    </div>
  );
}
