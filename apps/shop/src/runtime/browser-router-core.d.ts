/** React Router's own router without its components; `vite.config.ts` says which file it is. */
declare module 'browser-router-core' {
  export { createBrowserRouter } from 'react-router-dom';
}
