/** React Router's router without its components; `vite.config.ts` maps this name to the file. */
declare module 'browser-router-core' {
  export { createBrowserRouter, RouterContextProvider } from 'react-router-dom';
}
