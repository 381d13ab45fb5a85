/** Entry of `npm run start:production`: installs and builds nothing, and applies every rule of production. */
process.env['NODE_ENV'] = 'production';
await import('./main.ts');

export {};
