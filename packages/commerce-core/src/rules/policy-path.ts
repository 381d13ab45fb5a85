/** The pages of words that every shop has at an address of their own, by their name under settings. */
const standing: readonly string[] = ['aboutus', 'shippingpolicy', 'returnpolicy', 'termsconditions', 'privacypolicy'];

/** Whether a page of words was added by the owner: it has no address of its own. @param slug its name under settings */
export function isAddedPolicy(slug: string): boolean {
  return !standing.includes(slug);
}

/** Path and query of a page of words. @param slug its name under settings */
export function policyPath(slug: string): string {
  return isAddedPolicy(slug) ? `/policy?page=${slug}` : `/${slug}`;
}
