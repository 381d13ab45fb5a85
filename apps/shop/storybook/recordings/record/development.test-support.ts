/**
 * The recorder of the development server: Alt+Shift+R saves what happened in this tab. The development server alone puts
 * this module into its pages (`development-shop.ts`); no build has it.
 */
import { createRecording, type Entry } from '../recording.test-support.ts';
import { recordPage } from './record-page.test-support.ts';

const entriesKey = 'kayal.recording';
const saltKey = 'kayal.recording.salt';

const recording = createRecording(`development, ${new Date().toISOString()}`);
const earlier: Entry[] = JSON.parse(sessionStorage.getItem(entriesKey) ?? '[]');
for (const entry of earlier) recording.add(entry);
const salt = sessionStorage.getItem(saltKey) ?? crypto.randomUUID();
sessionStorage.setItem(saltKey, salt);
sessionStorage.removeItem(entriesKey);

recordPage(recording.add, salt);

addEventListener('pagehide', () => {
  try {
    sessionStorage.setItem(entriesKey, JSON.stringify(recording.read().entries));
  } catch {
    // Too large for the storage: the next page begins a new recording.
  }
});
addEventListener('keydown', ({ altKey, shiftKey, code }) => {
  if (!altKey || !shiftKey || code !== 'KeyR') return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(recording.read())], { type: 'application/json' }));
  link.download = 'recording.json';
  link.click();
  URL.revokeObjectURL(link.href);
});
