import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of HeaderShell. */
export const headerShellDocs: ComponentDocs = {
  use: ['Once, at the top of every page.'],
  avoid: ['For the head of a section: SectionHeading.'],
  anatomy: [
    ['Strip', 'How to reach the shop; scrolls away', '.HeaderShell_strip'],
    ['Bar', 'Logo, search, account, bag', '.HeaderShell_bar'],
    ['Row', 'The navigation', '.HeaderShell_nav'],
  ],
  keyboard: [['Tab', 'Moves through its parts in order']],
  content: ['Names of the menus are nouns of one or two words.'],
  accessibility: ['A banner landmark; it is sticky by CSS alone, without a script.'],
  do: ['Put a link to the main content first.'],
  dont: ['More than two sticky rows on a phone.'],
  code: `<HeaderShell>
  <ContactStrip
    contacts={[{ icon: 'phone', label: '+91 98470 00000', href: '#phone' }]}
    socials={[{ icon: 'instagram', label: 'Instagram', href: '#instagram' }]}
  />
  <MainBar
    menu={<IconButton icon="menu" label="Open menu" />}
    logo={<a href="#home">KAYAL</a>}
    search={<input type="search" aria-label="Search" />}
    actions={[<HeaderAction key="bag" icon="bag" label="Bag, 3 items" href="#cart" count="3" />]}
  />
  <NavRow
    label="Lists"
    links={[
      { label: 'Men', href: '#men', current: true },
      { label: 'Women', href: '#women' },
    ]}
  />
</HeaderShell>`,
};
