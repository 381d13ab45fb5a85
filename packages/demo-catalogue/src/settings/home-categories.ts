/** Categories on the demo's home, in the specified order. */
export const homeCategoryIds = [4, 5, 6, 7, 219, 301, 358, 359, 218, 450, 448, 616] as const;
