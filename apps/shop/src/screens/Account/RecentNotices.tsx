import { Heading, RecentToasts, useToasts } from '@kayal/design-system';
import { useId } from 'react';

/** What the shop has said since the page was loaded, for whom a notice went too fast; nothing before the first one. */
export function RecentNotices() {
  const { recent } = useToasts();
  const titleId = useId();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={2} size="small" id={titleId}>
        Recent notifications
      </Heading>
      <RecentToasts />
    </section>
  );
}
