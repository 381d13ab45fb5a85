import '@kayal/design-system/global';
import { startClient } from './runtime/start-client.tsx';

void startClient();
