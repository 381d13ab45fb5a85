import { useId } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import * as css from './SectionHeading.css.ts';

/** Levels a section's title can take. */
export const sectionHeadingLevels = ['h2', 'h3'] as const;
export type SectionHeadingLevel = (typeof sectionHeadingLevels)[number];

/** The head of a section of a page. */
export interface SectionHeadingProps {
  readonly title: string;
  readonly level?: SectionHeadingLevel;
  /** Id of the title, for `aria-labelledby` or a jump. */
  readonly id?: string;
  /** Link to the whole list of which the section shows a part. */
  readonly link?: { readonly href: string; readonly label: string; readonly state?: unknown } | undefined;
}

/** A section title with an optional link to the whole list; the title describes the link. */
export function SectionHeading({ title, level: Level = 'h2', id, link }: SectionHeadingProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  return (
    <div className={css.root}>
      <Level className={css.title} id={titleId}>
        {title}
      </Level>
      {link !== undefined && (
        <Link className={css.link} href={link.href} state={link.state} aria-describedby={titleId}>
          {link.label}
        </Link>
      )}
    </div>
  );
}
