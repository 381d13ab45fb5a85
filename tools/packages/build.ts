/**
 * Builds the package in the current folder into its `dist`: ES modules with declarations and source maps, and for the
 * design system one style sheet; plain style sheets are copied. `npm pack` runs it as `prepack`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

// The compiler of JSX would write its slower form for development in any other environment, such as that of tests.
process.env['NODE_ENV'] = 'production';

const folder = process.cwd();
const root = path.resolve(import.meta.dirname, '../..');
const manifest: Record<'exports' | 'dependencies', Readonly<Record<string, string>>> = JSON.parse(
  readFileSync(path.join(folder, 'package.json'), 'utf8'),
);
const isStyled = existsSync(path.join(folder, 'src/theme'));
const outDir = path.join(folder, 'dist');

const tsc = (...args: readonly string[]): void => {
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), args, { cwd: folder, stdio: 'inherit' });
};

rmSync(outDir, { recursive: true, force: true });
for (const name of Object.keys(manifest.dependencies).filter((each) => each.startsWith('@kayal/'))) {
  const sibling = path.join(root, name.replace('@kayal', 'packages'));
  if (!existsSync(path.join(sibling, 'dist'))) execFileSync(process.execPath, [import.meta.filename], { cwd: sibling });
}
tsc('-p', 'tsconfig.build.json', ...(isStyled ? ['--emitDeclarationOnly'] : []));
if (isStyled) {
  const entries = Object.values(manifest.exports).filter((file) => /\.tsx?$/.test(file));
  await build({
    root: folder,
    // Fonts are found beside the style sheet, wherever an application serves it.
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), react()],
    build: {
      target: 'es2023',
      minify: false,
      sourcemap: true,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      lib: { entry: entries.map((file) => path.join(folder, file)), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        // A slow machine would print the times of plugins as a warning.
        checks: { bundlerTimings: false },
        external: (id: string) => !id.startsWith('.') && !path.isAbsolute(id) && !id.includes('\0'),
        output: {
          preserveModules: true,
          preserveModulesRoot: path.join(folder, 'src'),
          entryFileNames: '[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  });
}

for (const file of globSync('**/*.css', { cwd: path.join(folder, 'src') }))
  copyFileSync(path.join(folder, 'src', file), path.join(outDir, file));

// The compiler leaves the sources' `.ts` in declarations, where a package has `.d.ts` beside `.js`.
for (const file of globSync('**/*.d.ts', { cwd: outDir })) {
  const declarations = path.join(outDir, file);
  const text = readFileSync(declarations, 'utf8');
  writeFileSync(declarations, text.replaceAll(/(from |import\()(['"]\.[^'"]+)\.tsx?(['"])/g, '$1$2.js$3'));
}
