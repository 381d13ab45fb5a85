import { PageHeading, Stack, Tabs } from '@kayal/design-system';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageMeta } from '../PageMeta/PageMeta.tsx';

const pages = [
  { href: paths.catalogue, label: 'Products' },
  { href: paths.catalogueImport, label: 'Import' },
  { href: paths.cataloguePictures, label: 'Pictures' },
  { href: paths.catalogueHistory, label: 'History' },
  { href: paths.catalogueConnections, label: 'Connections' },
];

interface CataloguePageProps {
  readonly heading: string;
  /** Title of the browser's tab, where it says more than the heading. */
  readonly title?: string;
  readonly text?: string;
  /** Beside the heading. */
  readonly actions?: ReactNode;
  readonly gap?: 24 | 32;
  readonly children: ReactNode;
}

/** One of the five pages of the catalogue in the back office, with links to all of them. */
export function CataloguePage({ heading, title = heading, text, actions, gap = 24, children }: CataloguePageProps) {
  const { pathname } = useLocation();
  return (
    <Stack gap={gap}>
      <PageMeta title={title} after="back office" hidden />
      <Tabs label="Catalogue" items={pages} current={pathname} />
      <PageHeading title={heading} text={text} actions={actions} />
      {children}
    </Stack>
  );
}
