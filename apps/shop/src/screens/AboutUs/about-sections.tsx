import { shopProfile } from '@kayal/commerce-core';
import { Link } from '@kayal/design-system';
import type { PolicySection } from '../../parts/PolicyPage/PolicyPage.tsx';
import { paths, searchLink } from '../../paths.ts';

const { catalogueClaim, policies } = shopProfile;
const everything = searchLink('');

/** Who we are; the catalogue's size comes from the shop profile. */
export const aboutSections: readonly PolicySection[] = [
  {
    id: 'the-name',
    title: 'Where the name comes from',
    body: (
      <p>
        Kayal is the Malayalam word for the backwaters: the long, quiet lakes and canals behind the coast of Kerala. At
        dawn the rowing clubs are out on them, the runners are on the bunds, and the children are on their way to swim.
        We make what they wear.
      </p>
    ),
  },
  {
    id: 'what-we-make',
    title: 'What we make',
    body: (
      <>
        <p>
          You find {catalogueClaim} here: tees and track pants, jackets and shorts, swimwear, bags and bottles, for men,
          women and kids. <Link {...everything}>See them all</Link>.
        </p>
        <p>
          Everything begins with the weather. It is warm here, and wet for months, so our cloth is light, dries fast and
          keeps its colour in the sun.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-work',
    title: 'How we work',
    body: (
      <ul>
        <li>
          <strong>Honest seams.</strong> We show a piece as it is, from close up, and say what it is made of.
        </li>
        <li>
          <strong>One price.</strong> What stands on the page includes all taxes. Nothing is added at the end.
        </li>
        <li>
          <strong>Time to try.</strong> You have {policies.returnDays} days to send back what does not fit.
        </li>
      </ul>
    ),
  },
  {
    id: 'talk-to-us',
    title: 'Talk to us',
    body: (
      <p>
        We are a small house, and the people who pack your order also read your mail. Say hello through the{' '}
        <Link href={paths.contact}>contact page</Link>.
      </p>
    ),
  },
];
