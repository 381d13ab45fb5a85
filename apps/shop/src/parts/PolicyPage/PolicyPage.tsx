import { shopProfile } from '@kayal/commerce-core';
import { Container, Link, PageHeading, Prose } from '@kayal/design-system';
import { Fragment, type ReactNode } from 'react';
import { PageMeta } from '../PageMeta/PageMeta.tsx';
import * as css from './PolicyPage.css.ts';
import { useSectionFocus } from './use-section-focus.ts';

/** One section of a static page. */
export interface PolicySection {
  /** The anchor that links lead to. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface PolicyPageProps {
  readonly title: string;
  /** What the page is for, in a sentence; also what search engines show. */
  readonly summary: string;
  /** Path of the page. */
  readonly path: string;
  /** Day of the last change, yyyy-mm-dd. */
  readonly updated: string;
  /** Whether the sections are counted, as people quote them (S2.STATIC.01, S2.STATIC.05). */
  readonly numbered?: boolean;
  readonly sections: readonly PolicySection[];
}

const dayFormat = new Intl.DateTimeFormat(shopProfile.currency.locale, { dateStyle: 'long', timeZone: 'UTC' });

/** A static page: what it is for, a contents list, and running text (S2.STATIC.18-20). It prints as text alone. */
export function PolicyPage({ title, summary, path, updated, numbered = false, sections }: PolicyPageProps) {
  useSectionFocus();
  const headed = sections.map((section, index) => ({
    ...section,
    heading: numbered ? `${index + 1}. ${section.title}` : section.title,
  }));
  return (
    <Container className={css.page}>
      <PageMeta title={title} description={summary} path={path} />
      <PageHeading title={title} text={summary} />
      <p className={css.updated}>
        Last updated on <time dateTime={updated}>{dayFormat.format(new Date(updated))}</time>
      </p>
      <div className={css.columns}>
        <nav className={css.contents} aria-label="On this page">
          <p className={css.contentsTitle}>On this page</p>
          <ul className={css.list}>
            {headed.map(({ id, heading }) => (
              <li key={id}>
                <Link className={css.link} href={`${path}#${id}`}>
                  {heading}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Prose className={css.text}>
          {headed.map(({ id, heading, body }) => (
            <Fragment key={id}>
              <h2 id={id} className={css.heading} tabIndex={-1}>
                {heading}
              </h2>
              {body}
            </Fragment>
          ))}
        </Prose>
      </div>
    </Container>
  );
}
