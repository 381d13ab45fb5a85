import type { ReactNode } from 'react';
import { RetryPanel } from '../RetryPanel/RetryPanel.tsx';

interface LoadingOrRetryProps {
  /** Error of the read; null while it is under way. */
  readonly error: object | null;
  /** Heading of the failed read. */
  readonly heading: string;
  readonly text?: ReactNode;
  readonly onRetry: () => void;
}

/** Shown in place of data: while it loads, and with a retry when loading failed. Styles may ask for `data-loading`. */
export function LoadingOrRetry({ error, ...panel }: LoadingOrRetryProps) {
  return error === null ? (
    <p role="status" data-loading="">
      Loading...
    </p>
  ) : (
    <RetryPanel {...panel} />
  );
}
