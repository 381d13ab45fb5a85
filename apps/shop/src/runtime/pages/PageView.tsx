import { Component, startTransition, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createPath, Router, type Navigator } from 'react-router-dom';
import type { PageRoute } from './page-routes.ts';
import type { Pages, PageState } from './pages.ts';
import { PagesContext, PageStateContext } from './use-pages.ts';

interface PageViewProps {
  readonly pages: Pages;
  /**
   * What hydrates: the page of the server's HTML. React may begin that again at any time, for example for a click, when
   * Back has already opened another one.
   */
  readonly firstState?: PageState;
}

/**
 * Shows the open page, on the server and in the browser. React Router's hooks get its address from a `Router`. While the
 * next page loads, only what reads the state renders.
 */
export function PageView({ pages, firstState = pages.state() }: PageViewProps) {
  const [state, setState] = useState(firstState);
  useLayoutEffect(() => {
    // It may have changed while the page hydrated.
    startTransition(() => setState(pages.state()));
    return pages.subscribe((isUrgent) => {
      const show = isUrgent ? flushSync : startTransition;
      show(() => setState(pages.state()));
    });
  }, [pages]);
  const navigator = useMemo(() => navigatorOf(pages), [pages]);
  const { location, action, routes, failed } = state;
  const page = useMemo(() => pageOf(routes, failed), [routes, failed]);
  return (
    <PagesContext value={pages}>
      <PageStateContext value={state}>
        <Router location={location} navigationType={action} navigator={navigator}>
          {page}
        </Router>
      </PageStateContext>
    </PagesContext>
  );
}

const navigatorOf = ({ navigate }: Pages): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => void navigate(steps),
  push: (to, state: unknown, options) => void navigate(to, { ...options, state }),
  replace: (to, state: unknown, options) => void navigate(to, { ...options, state, replace: true }),
});

/** The open routes, each in the one before; in place of a route that failed and those below, its error page. */
const pageOf = (routes: readonly PageRoute[], failed: PageRoute | null): ReactNode =>
  routes.reduceRight<ReactNode>((below, route) => {
    const { screen, errorElement } = route;
    const Screen = typeof screen === 'function' ? null : screen.Component;
    const page = route === failed ? errorElement : Screen && <Screen>{below}</Screen>;
    return errorElement ? <RouteBoundary errorPage={errorElement}>{page}</RouteBoundary> : page;
  }, null);

interface BoundaryProps {
  readonly errorPage: ReactNode;
  readonly children: ReactNode;
}

/** Shows the error page when the route cannot be rendered, until another page is shown or its data are read again. */
function RouteBoundary(props: BoundaryProps) {
  const state = use(PageStateContext);
  return <Boundary {...props} location={state?.location} data={state?.data} />;
}

interface PlacedProps extends BoundaryProps {
  readonly location: PageState['location'] | undefined;
  readonly data: PageState['data'] | undefined;
}

interface BoundaryState extends Pick<PlacedProps, 'location' | 'data'> {
  readonly hasFailed: boolean;
}

class Boundary extends Component<PlacedProps, BoundaryState> {
  override state: BoundaryState = { location: undefined, data: undefined, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location, data }: PlacedProps, last: BoundaryState): BoundaryState {
    return { location, data, hasFailed: last.hasFailed && last.location === location && last.data === data };
  }

  override render() {
    return this.state.hasFailed ? this.props.errorPage : this.props.children;
  }
}
