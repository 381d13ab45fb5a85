import type { ReactNode } from 'react';
import { AppFrame } from '../../src/chrome/AppFrame/AppFrame.tsx';
import { routes } from '../../src/routes.tsx';
import type { PageRoute } from '../../src/runtime/pages/page-routes.ts';

/** The frame of a screen: the whole page, or only the providers that every screen needs. */
export const frames = ['page', 'bare'] as const;
export type Frame = (typeof frames)[number];

const BareMain = ({ children }: { readonly children?: ReactNode }) => <main id="main">{children}</main>;

/** The screens of a tree of routes, without their layouts. */
function screensIn(tree: readonly PageRoute[]): PageRoute[] {
  return tree.flatMap((route) => (route.path === undefined ? screensIn(route.children ?? []) : [route]));
}

/**
 * The shop's routes for a story.
 * @param frame `page` has header, footer and the access check of the back office; `bare` has links and toasts only
 */
export function framedRoutes(frame: Frame): readonly PageRoute[] {
  if (frame === 'page') return routes;
  const main = { id: 'main', screen: { Component: BareMain }, children: screensIn(routes) };
  return [{ id: 'frame', screen: { Component: AppFrame }, children: [main] }];
}
