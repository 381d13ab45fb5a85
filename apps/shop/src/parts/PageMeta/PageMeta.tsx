import { useShop } from '../../data/use-shop.ts';
import { usePageSettings } from '../../runtime/page-settings.ts';

interface PageMetaProps {
  /** What the page is about; the shop's name follows it. */
  readonly title: string;
  /** What follows the title: the shop's name, its back office, or nothing. */
  readonly after?: 'shop' | 'back office' | 'nothing';
  readonly description?: string;
  /** Path and query that this page is best known by. */
  readonly path?: string;
  /** Picture to show where the page is shared, whole address. */
  readonly picture?: string;
  /** Pages that are about one person, or that hold nothing to find. */
  readonly hidden?: boolean;
}

/** What a page tells browsers and search engines about itself; React lifts it into the head. */
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
