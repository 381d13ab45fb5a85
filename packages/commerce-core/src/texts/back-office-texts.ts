/** The listed texts of the back office, byte for byte, in groups. Apart from those that shoppers read, who never load them. */

/** Texts of the orders of the back office. */
export const dashboardTexts = {
  'S8.DASH.01': 'Error: {message}',
  'S8.DASH.02': 'Unknown Customer',
  'S8.DASH.03': 'Unknown Product',
  'J47.DELIVERED': 'Order marked as delivered.',
  'J47.NOT_SAVED': 'The order could not be marked as delivered. Please try again.',
} as const;

/** Texts of offers. */
export const offerTexts = {
  'S5.OFFER.01': 'Please select an item and enter an offer price.',
  'S8.OFFER.01': 'Offer added successfully!',
  'S8.OFFER.02': 'Something went wrong.',
  'S8.OFFER.03': 'Server error.',
  'J52.REMOVED': 'The offer was removed.',
} as const;

/** Texts of pictures of a product. */
export const imageTexts = {
  'S8.IMG.02': 'Display image updated.',
  'J51.LOAD': 'Could not load product details',
  'J51.NOT_SAVED': 'The pictures could not be saved.',
  'J51.NOT_A_PICTURE': 'Please choose a picture.',
} as const;

/** Texts of the colour table. */
export const colourTexts = {
  'S8.COLOR.01': 'No matching colors found.',
  'S8.COLOR.02': 'Failed to save ',
} as const;
