/** A chunk of its own: see `lazy-router.ts`. */
export { createBrowserRouter } from 'browser-router-core';
