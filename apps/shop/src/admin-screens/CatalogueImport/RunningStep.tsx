import { Heading, Text } from '@kayal/design-system';
import * as css from './CatalogueImport.css.ts';
import type { ImportRun } from './run-state.ts';
import { useCounts } from './use-counts.ts';

const headings = {
  checking: 'Checking every row',
  applying: 'Writing the catalogue',
  undoing: 'Setting back',
} as const;

/** The progress of the server's work. The page may be left meanwhile. */
export function RunningStep({ run }: { readonly run: ImportRun }) {
  const { countOf } = useCounts();
  const heading = run.state === 'applying' || run.state === 'undoing' ? headings[run.state] : headings.checking;
  const { progress } = run;
  const noun = run.state === 'checking' ? 'row' : 'product';
  const isMeasured = progress !== null && progress.total > 0;
  return (
    <section className={css.panel} aria-label={heading}>
      <Heading level={2} size="medium">
        {heading}
      </Heading>
      <progress
        className={css.progress}
        aria-label={heading}
        {...(isMeasured ? { value: progress.done, max: progress.total } : {})}
      />
      <p role="status" className={css.quiet}>
        {isMeasured
          ? `${countOf(progress.done, noun)} of ${countOf(progress.total, noun)}`
          : `Working on ${run.fileName}…`}
      </p>
      <Text tone="muted" size={14}>
        You may leave this page; the work goes on, and History shows it.
      </Text>
    </section>
  );
}
