import '@kayal/design-system/global';
import { startClient } from './runtime/start-client.tsx';

/** Fails when the page cannot be hydrated; `early-taps.ts` then loads it again. */
export const started = startClient();
