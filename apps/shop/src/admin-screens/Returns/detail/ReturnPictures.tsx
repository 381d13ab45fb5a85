import type { ReturnRequest } from '@kayal/api-contract/client';
import { Heading, ZoomOverlay } from '@kayal/design-system';
import { useId, useState } from 'react';
import { useReturnsDesk } from '../../../data/admin/returns-desk.ts';
import * as sectionCss from '../../Dashboard/parcels/OrderParcels.css.ts';
import * as css from '../Returns.css.ts';

/** What she sent to show the damage; a press enlarges a picture. Nothing where there is none. */
export function ReturnPictures({ request: { id, pictures } }: { readonly request: ReturnRequest }) {
  const api = useReturnsDesk();
  const headingId = useId();
  const [enlarged, setEnlarged] = useState<string | null>(null);
  if (pictures.length === 0) return null;
  const nameOf = (picture: string): string => `Picture ${pictures.indexOf(picture) + 1} of ${pictures.length}`;
  return (
    <section className={sectionCss.section} aria-labelledby={headingId}>
      <Heading level={3} size="small" id={headingId}>
        Pictures
      </Heading>
      <ul className={css.pictures}>
        {pictures.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              className={css.thumbnail}
              aria-label={`Enlarge: ${nameOf(picture)}`}
              onClick={() => setEnlarged(picture)}
            >
              <img className={css.picture} src={api.returnPictureUrl(id, picture)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {enlarged === null ? null : (
        <ZoomOverlay
          open
          onOpenChange={(open) => {
            if (!open) setEnlarged(null);
          }}
          title={`Return ${id}`}
          src={api.returnPictureUrl(id, enlarged)}
          alt={nameOf(enlarged)}
        />
      )}
    </section>
  );
}
