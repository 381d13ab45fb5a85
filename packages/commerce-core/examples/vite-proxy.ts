const shop = process.env['SHOP'] ?? 'http://127.0.0.1:3000';

/** Vite passes API calls to the running shop, in its own name: the shop refuses changes from another origin. */
export const proxy = { '/api': { target: shop, changeOrigin: true, headers: { origin: shop } } };
