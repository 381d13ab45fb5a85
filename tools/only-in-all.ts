/**
 * What only `npm test -- --all` runs: whole files of tests that repeat others in another setting and take long. Those of
 * stories are in `vitest.config.ts`, those of journeys in `apps/e2e/playwright.config.ts`.
 */
export const onlyInAll = {
  // Crashes, restores and moves of a whole shop, its commands and processes, simulated nights, and pictures at random.
  api: [
    'admin-create',
    'backups',
    'busy-file',
    'cli',
    'crash-storm',
    'document-kills',
    'draw-ahead',
    'import-kills',
    'import-processes',
    'import-progress',
    'kills',
    'list-replica',
    'move',
    'mutated-pictures',
    'operator-start',
    'production-folder',
    'rehearsal-server',
    'rehearsal-switch',
    'restore-damaged',
    'shop-archive',
    'shop-archive-desk',
    'simulation',
  ].map((name) => `**/api-tests/**/${name}.test.ts`),
  // The tarballs in outside projects, what `npm run new` writes, which is type-checked and linted as a whole, every drawing of
  // the demo, and a process that draws pictures until it hangs or is killed.
  unit: [
    '**/tools/packages/packages.test.ts',
    '**/tools/new/new.test.ts',
    '**/demo-catalogue/src/drawing/draw-garment.test.ts',
    '**/pictures/painter/painter.test.ts',
  ],
};

/**
 * The gate leaves out what another test of the same story shows too: the story itself where a test continues from it, and
 * the same story at another width.
 */
export const storiesOfGate = '--testNamePattern=^(?!.*(base story|Tablet|Phone$))';
