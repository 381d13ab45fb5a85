/** Names of the specified policy pages, which have their own addresses. */
const specifiedPages: readonly string[] = [
  'aboutus',
  'shippingpolicy',
  'returnpolicy',
  'termsconditions',
  'privacypolicy',
];

/**
 * Whether the owner added this policy page, so that it has no address of its own. @param slug its name in the settings
 */
export function isAddedPolicy(slug: string): boolean {
  return !specifiedPages.includes(slug);
}

/** Path and query of a policy page. @param slug its name in the settings */
export function policyPath(slug: string): string {
  return isAddedPolicy(slug) ? `/policy?page=${slug}` : `/${slug}`;
}
