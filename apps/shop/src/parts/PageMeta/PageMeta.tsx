import { usePageSettings } from '../../app/page-settings.ts';

interface PageMetaProps {
  readonly title: string;
  readonly description?: string;
  /** Path and query that this page is best known by. */
  readonly path?: string;
  /** Pages that are about one person, or that hold nothing to find. */
  readonly hidden?: boolean;
}

/** What a page tells browsers and search engines about itself; React lifts it into the head. */
export function PageMeta({ title, description, path, hidden = false }: PageMetaProps) {
  const { publicOrigin } = usePageSettings();
  return (
    <>
      <title>{title}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {path === undefined ? null : <link rel="canonical" href={`${publicOrigin}${path}`} />}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
