/** A product as the back office adds one by hand to the small shop. */
export const newProduct = {
  name: 'Marari Surf Vest',
  description: 'Light.',
  mrp: 1299.5,
  offerPrice: 999,
  categoryId: 4,
  listIds: [],
  hidden: false,
  displayColour: 'Coral',
  variants: [{ uniqueCode: 'MARARI-S', colour: 'Coral', size: 'S', units: 7 }],
};
