import { listingLoader } from './Listing.loader.ts';

export { ListingScreen as Component } from './ListingScreen.tsx';

export const loader = listingLoader('search');
