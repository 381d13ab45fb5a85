import type { PictureBatch } from '@kayal/api-contract/client';
import { FileDrop, Heading } from '@kayal/design-system';
import * as css from './CataloguePictures.css.ts';
import { checkProgress } from './outcome-texts.ts';

const nothing = () => undefined;

/** Progress of each picture while the server checks them one by one. The page may be left meanwhile. */
export function BatchProgress({ batch }: { readonly batch: PictureBatch }) {
  return (
    <section className={css.panel} aria-labelledby="batch-progress">
      <Heading level={2} size="medium" id="batch-progress">
        Checking the pictures
      </Heading>
      <FileDrop
        label="Pictures of this upload"
        unavailableReason="You may leave this page; the work goes on."
        files={checkProgress(batch)}
        onFiles={nothing}
      />
    </section>
  );
}
