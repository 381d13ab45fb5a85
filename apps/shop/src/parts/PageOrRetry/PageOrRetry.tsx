import { Stack, TextLink } from '@kayal/design-system';
import { LoadingOrRetry } from '../LoadingOrRetry/LoadingOrRetry.tsx';

interface PageOrRetryProps {
  /** Error of the read; null while it is under way. */
  readonly error: object | null;
  /** Heading of the failed read. */
  readonly heading: string;
  readonly onRetry: () => void;
  /** Address of the first page; null on it. */
  readonly firstPage: string | null;
}

/** Shown in place of a page of a table, which may no longer be there: a retry, and the way to the first page. */
export function PageOrRetry({ firstPage, ...read }: PageOrRetryProps) {
  return (
    <Stack gap={16}>
      <LoadingOrRetry {...read} />
      {read.error === null || firstPage === null ? null : (
        <TextLink href={firstPage} place="standalone">
          Back to the first page
        </TextLink>
      )}
    </Stack>
  );
}
