import '@kayal/design-system/global';
import { startClient } from './runtime/start-client.tsx';

/** Called by `early-taps.ts`, again when it fails. */
export { startClient as start };
