import type { PictureBatch } from '@kayal/api-contract/client';
import type { Read } from '../../data/use-read.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchResult } from './BatchResult.tsx';

/** One upload: its progress or its result. */
export function BatchView({ batch: { data, error, reload } }: { readonly batch: Read<PictureBatch> }) {
  if (data === undefined) {
    return (
      <LoadingOrRetry
        error={error}
        heading={error?.status === 404 ? 'This upload is not found' : 'We could not load this upload'}
        text={
          error?.status === 404
            ? 'Its results are kept for 30 days. The pictures it put into the shop stay.'
            : 'The shop did not answer. The work goes on; try again in a moment.'
        }
        onRetry={reload}
      />
    );
  }
  return data.state === 'working' ? <BatchProgress batch={data} /> : <BatchResult batch={data} />;
}
