import { Outlet, type RouteObject } from 'react-router-dom';
import { AppFrame } from '../../src/chrome/AppFrame/AppFrame.tsx';
import { routes } from '../../src/routes.tsx';

/** The frame of a screen: the whole page, or only the providers that every screen needs. */
export const frames = ['page', 'bare'] as const;
export type Frame = (typeof frames)[number];

/** Rendered while a screen's module loads. */
const Nothing = () => null;

function BareMain() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}

/** The screens of a tree of routes, without their layouts. */
function screensIn(tree: readonly RouteObject[]): RouteObject[] {
  return tree.flatMap((route) => (route.path === undefined ? screensIn(route.children ?? []) : [route]));
}

/**
 * The shop's routes for a story.
 * @param frame `page` has header, footer and the access check of the back office; `bare` has links and toasts only
 */
export function framedRoutes(frame: Frame): RouteObject[] {
  if (frame === 'page') return routes.map((route) => ({ ...route, HydrateFallback: Nothing }));
  return [
    {
      Component: AppFrame,
      HydrateFallback: Nothing,
      children: [{ Component: BareMain, children: screensIn(routes) }],
    },
  ];
}
