import { Tabs } from '@kayal/design-system';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';

const pages = [
  { href: paths.catalogue, label: 'Products' },
  { href: paths.catalogueImport, label: 'Import' },
  { href: paths.cataloguePictures, label: 'Pictures' },
  { href: paths.catalogueHistory, label: 'History' },
  { href: paths.catalogueConnections, label: 'Connections' },
];

/** The five pages of the catalogue. */
export function CatalogueTabs() {
  const { pathname } = useLocation();
  return <Tabs label="Catalogue" items={pages} current={pathname} />;
}
