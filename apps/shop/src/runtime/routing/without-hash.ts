/** An address without its `#` and what follows it: two addresses that differ only there are of one page. */
export const withoutHash = (address: string): string => address.split('#', 1).join('');
