/** The name of the policy page in an address; `none`, which no page has, when the name is invalid. */
export function policyNamed(search: string): string {
  const slug = new URLSearchParams(search).get('page') ?? '';
  return /^[\w-]{1,60}$/.test(slug) ? slug : 'none';
}
