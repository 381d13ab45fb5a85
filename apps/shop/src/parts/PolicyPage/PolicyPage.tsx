import { ButtonLink, Container, Link, PageHeading, Prose, StatePanel } from '@kayal/design-system';
import { Fragment } from 'react';
import { useShop } from '../../data/use-shop.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { PageMeta } from '../PageMeta/PageMeta.tsx';
import * as css from './PolicyPage.css.ts';
import type { policyLoader, PolicyText } from './policy-loader.ts';
import { useInnerLinks } from './use-inner-links.ts';
import { sectionElementId, useSectionFocus } from './use-section-focus.ts';
import { usePageData } from '../../runtime/pages/use-pages.ts';

interface PolicyPageProps {
  /** Title until the owner sets one. */
  readonly title: string;
  /** The purpose of the page, in a sentence; also its description for search engines. */
  readonly summary?: string;
  /** Path of the page. */
  readonly path: string;
  /** Whether the sections are numbered. */
  readonly numbered?: boolean;
}

/** Date of the default texts, ms since 1970. */
const firstWritten = Date.UTC(2026, 10, 1);

/** A static page: its purpose, a contents list, and text. In print only the text appears. */
export function PolicyPage({ title, summary, path, numbered = false }: PolicyPageProps) {
  const policy = usePageData<ReturnType<typeof policyLoader>>();
  if (policy.status === 'ready')
    return <PolicyView policy={policy.value} {...(summary && { summary })} path={path} numbered={numbered} />;
  return (
    <Container className={css.page}>
      <PageMeta title={title} path={path} hidden />
      <PageHeading title={title} />
      {policy.status === 'failed' ? (
        <LoadFailure />
      ) : (
        <StatePanel
          kind="empty"
          heading="Nothing here yet"
          text="The shop has taken this page down."
          actions={<ButtonLink href={paths.home}>Go to the shop</ButtonLink>}
        />
      )}
    </Container>
  );
}

interface PolicyViewProps
  extends Pick<PolicyPageProps, 'summary'>, Required<Pick<PolicyPageProps, 'path' | 'numbered'>> {
  readonly policy: PolicyText;
}

function PolicyView({ policy, summary, path, numbered }: PolicyViewProps) {
  useSectionFocus();
  const followInnerLink = useInnerLinks();
  const { title, intro, sections } = policy;
  const { locale } = useShop().profile.currency;
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const updated = new Date(policy.updatedAt || firstWritten);
  const headed = sections.map((section, index) => ({
    ...section,
    heading: numbered ? `${index + 1}. ${section.title}` : section.title,
  }));
  return (
    <Container className={css.page}>
      <PageMeta title={title} {...(summary && { description: summary })} path={path} />
      <PageHeading title={title} {...(summary && { text: summary })} />
      <p className={css.updated}>
        Last updated on <time dateTime={updated.toISOString().slice(0, 10)}>{dayFormat.format(updated)}</time>
      </p>
      <div className={headed.length === 0 ? css.alone : css.columns}>
        {headed.length === 0 ? null : (
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
        )}
        <Prose className={css.text} onClick={followInnerLink}>
          {intro === '' ? null : <Html html={intro} />}
          {headed.map(({ id, heading, html }) => (
            <Fragment key={id}>
              <h2 id={sectionElementId(id)} className={css.heading} tabIndex={-1}>
                {heading}
              </h2>
              <Html html={html} />
            </Fragment>
          ))}
        </Prose>
      </div>
    </Container>
  );
}

/** HTML that the server made from Markdown, without scripts. */
function Html({ html }: { readonly html: string }) {
  return <Prose className={css.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
