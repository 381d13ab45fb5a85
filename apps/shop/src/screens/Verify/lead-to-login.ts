import type { NavigateFunction } from 'react-router-dom';
import { paths } from '../../paths.ts';

/**
 * Shows the login in place of this page. Where the server has rendered the page, the server's login needs fewer scripts
 * than the router that would show it here.
 */
export function leadToLogin(navigate: NavigateFunction): void {
  if (document.querySelector('meta[name="page-scripts"]') === null) void navigate(paths.login, { replace: true });
  else globalThis.location.replace(paths.login);
}
