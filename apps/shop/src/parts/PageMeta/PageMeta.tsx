import { useShop } from '../../data/use-shop.ts';
import { usePageSettings } from '../../runtime/page-settings.ts';

interface PageMetaProps {
  /** Title of the page, to which the shop's name is added. */
  readonly title: string;
  /** Added to the title: the shop's name, its back office, or nothing. */
  readonly after?: 'shop' | 'back office' | 'nothing';
  readonly description?: string;
  /** Canonical path and query of the page. */
  readonly path?: string;
  /** Full address of the picture shown when the page is shared. */
  readonly picture?: string;
  /** For personal pages and pages without content for search engines. */
  readonly hidden?: boolean;
}

/** Title and meta elements of a page; React moves them into the head. */
export function PageMeta({
  title: subject,
  after = 'shop',
  description,
  path,
  picture,
  hidden = false,
}: PageMetaProps) {
  const { publicOrigin } = usePageSettings();
  const { profile } = useShop();
  const place = after === 'shop' ? profile.name : `${profile.name} back office`;
  const title = after === 'nothing' ? subject : `${subject} · ${place}`;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description && <meta name="description" property="og:description" content={description} />}
      {path && <link rel="canonical" href={publicOrigin + path} />}
      {path && <meta property="og:url" content={publicOrigin + path} />}
      {picture && <meta property="og:image" content={picture} />}
      {hidden ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
