import '@kayal/design-system/global';
import { startClient } from './start-client.tsx';

void startClient();
