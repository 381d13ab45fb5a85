import { Component, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  createPath,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
  type DataRouter,
  type To,
} from 'react-router-dom';

type RouterState = DataRouter['state'];

interface RouterViewProps {
  readonly router: DataRouter;
  /**
   * What hydrates: the page of the server's HTML. React may begin that again at any time, for example for a click, when
   * Back has already moved the router on.
   */
  readonly firstState?: RouterState;
}

/**
 * Shows the page of a router, on the server and in the browser, in place of React Router's `RouterProvider`: that one
 * has view transitions and its own matching and error page, which would be 3 kB of every first view. React Router's
 * hooks read the same contexts. While the next page loads, only what reads the navigation renders.
 */
export function RouterView({ router, firstState = router.state }: RouterViewProps) {
  const [state, setState] = useState(firstState);
  useLayoutEffect(() => {
    // It may have changed while the page hydrated.
    startTransition(() => setState(router.state));
    return router.subscribe((next, { flushSync: isUrgent }) => {
      const show = isUrgent ? flushSync : startTransition;
      show(() => setState(next));
    });
  }, [router]);
  const place = useMemo(() => {
    const basename = router.basename ?? '/';
    const encodeLocation = (to: To) => router.encodeLocation(to);
    const navigator = {
      encodeLocation,
      createHref: (to: To) => createPath(encodeLocation(to)),
      go: (steps: number) => void router.navigate(steps),
      push: (to: To, data?: unknown) => void router.navigate(to, { state: data }),
      replace: (to: To, data?: unknown) => void router.navigate(to, { state: data, replace: true }),
    };
    return {
      navigation: { basename, navigator, static: false, useTransitions: undefined, future: {} },
      dataRouter: { router, navigator, static: false, basename },
    };
  }, [router]);
  const { location, historyAction, initialized, matches, errors } = state;
  const shown = useMemo(() => ({ location, navigationType: historyAction }), [location, historyAction]);
  const page = useMemo(
    () => (initialized ? pageOf(matches, errors, router) : null),
    [initialized, matches, errors, router],
  );
  return (
    <DataRouterContext value={place.dataRouter}>
      <DataRouterStateContext value={state}>
        <NavigationContext value={place.navigation}>
          <LocationContext value={shown}>{page}</LocationContext>
        </NavigationContext>
      </DataRouterStateContext>
    </DataRouterContext>
  );
}

/** The matched routes, each in the one before; from a route whose data could not be read, its error page. */
function pageOf(matches: RouterState['matches'], errors: RouterState['errors'], router: DataRouter): ReactNode {
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  const shown = failed === -1 ? matches : matches.slice(0, failed + 1);
  return shown.reduceRight<ReactElement | null>((outlet, { route }, index) => {
    const { Component: Screen, element, errorElement } = router.manifest[route.id] ?? route;
    const content = Screen ? <Screen /> : (element ?? outlet);
    const page = (
      <RouteContext value={{ outlet, matches: shown.slice(0, index + 1), isDataRoute: true }}>
        {index === failed ? errorElement : content}
      </RouteContext>
    );
    return errorElement ? <RouteBoundary errorPage={errorElement}>{page}</RouteBoundary> : page;
  }, null);
}

interface BoundaryProps {
  readonly errorPage: ReactNode;
  readonly children: ReactNode;
}

/** Shows the error page when the route cannot be rendered, until another page or a reload is shown. */
function RouteBoundary(props: BoundaryProps) {
  const state = useContext(DataRouterStateContext);
  return <Boundary {...props} location={state?.location} revalidation={state?.revalidation} />;
}

interface PlacedProps extends BoundaryProps {
  readonly location: RouterState['location'] | undefined;
  readonly revalidation: RouterState['revalidation'] | undefined;
}

interface BoundaryState extends Pick<PlacedProps, 'location' | 'revalidation'> {
  readonly hasFailed: boolean;
}

class Boundary extends Component<PlacedProps, BoundaryState> {
  override state: BoundaryState = { location: undefined, revalidation: undefined, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ location, revalidation }: PlacedProps, last: BoundaryState): BoundaryState {
    const isRead = last.revalidation === 'loading' && revalidation === 'idle';
    return { location, revalidation, hasFailed: last.hasFailed && last.location === location && !isRead };
  }

  override render() {
    return this.state.hasFailed ? this.props.errorPage : this.props.children;
  }
}
