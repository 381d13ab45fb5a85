import { productSelectionMachine, type ProductSelectionInput } from '@kayal/commerce-core';
import { createActor } from 'xstate';

/** Starts the choice of one product's size and colour. */
export const startProductSelection = (input: ProductSelectionInput) =>
  createActor(productSelectionMachine, { input }).start();
