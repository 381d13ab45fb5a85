/** The page's name under settings; `none`, which no page has, where the address names no page that could be. */
export function policyNamed(search: string): string {
  const slug = new URLSearchParams(search).get('page') ?? '';
  return /^[\w-]{1,60}$/.test(slug) ? slug : 'none';
}
