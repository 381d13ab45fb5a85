/** What `npm run start:production` runs: installs and builds nothing, and takes every rule of production. */
process.env['NODE_ENV'] = 'production';
await import('./main.ts');

export {};
