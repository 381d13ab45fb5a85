import { defaultSettings } from '@kayal/commerce-core/default-settings';

const aboutUs = `## Where the name comes from {#the-name}

Kayal is the Malayalam word for the backwaters: the long, quiet lakes and canals behind the coast of Kerala. At dawn the rowing clubs are out on them, the runners are on the bunds, and the children are on their way to swim. We make what they wear.

## What we make {#what-we-make}

You find {catalogueClaim} here: tees and track pants, jackets and shorts, swimwear, bags and bottles, for men, women and kids. [See them all](/searchpage).

Everything begins with the weather. It is warm here, and wet for months, so our cloth is light, dries fast and keeps its colour in the sun.

## How we work {#how-we-work}

- **Honest seams.** We show a piece as it is, from close up, and say what it is made of.
- **One price.** What stands on the page includes all taxes. Nothing is added at the end.
- **Time to try.** You have {returnDays} to send back what does not fit.

## Talk to us {#talk-to-us}

We are a small house, and the people who pack your order also read your mail. Say hello through the [contact page](/contact).
`;

const processing = `## Getting it ready {#processing}

We pick, check and pack every order within {processingDays}. Business days are Monday to Saturday, but no public holidays in Kerala. An order that comes on a day off is taken up on the next business day.
`;

const changesToTheseTerms = `## Changes to these terms {#changes-to-these-terms}

We may change these terms; the day of the last change stands at the top of the page. An order is governed by the terms of the day on which it was placed. These terms follow the laws of India, and the courts of Kerala decide where we cannot agree.
`;

/** A page with one section in place of the one with the same id. */
function withSection(markdown: string, section: string): string {
  const id = /\{#[\w-]+\}/.exec(section)?.[0] ?? '';
  const sections = markdown.split(/^(?=## )/m);
  if (!sections.some((each) => each.includes(id))) throw new Error(`The page has no section ${id}.`);
  return sections.map((each) => (each.includes(id) ? `${section}\n` : each)).join('');
}

/** The demo's policy pages: those of any shop, with its own story, its holidays and its courts. */
export const demoPolicies = defaultSettings.policies.map((page) => {
  if (page.slug === 'aboutus') return { ...page, markdown: aboutUs };
  if (page.slug === 'shippingpolicy') return { ...page, markdown: withSection(page.markdown, processing) };
  if (page.slug === 'termsconditions') return { ...page, markdown: withSection(page.markdown, changesToTheseTerms) };
  return page;
});
