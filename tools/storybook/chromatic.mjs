/** Publishes Storybook to Chromatic; without a token it prints what is missing. */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    '[kayal] CHROMATIC_PROJECT_TOKEN is not set: create a project at Chromatic and run `CHROMATIC_PROJECT_TOKEN=… npm run chromatic`.',
  );
  process.exit(1);
}
const result = spawnSync('chromatic', ['--build-script-name=build-storybook', '--exit-zero-on-changes'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(result.status ?? 1);
