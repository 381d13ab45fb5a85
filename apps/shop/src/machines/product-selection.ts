import { productSelectionMachine, type ProductSelectionInput } from '@kayal/commerce-core';
import { createActor } from 'xstate';
import type { ActorWatch } from './actors/actor-watch.ts';

/** Starts the choice of one product's size and colour. */
export const startProductSelection = (input: ProductSelectionInput, watch: ActorWatch) =>
  createActor(productSelectionMachine, { input, ...watch }).start();
