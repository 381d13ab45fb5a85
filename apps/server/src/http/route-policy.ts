import type { Access, RouteName } from '@kayal/api-contract';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; every route declares it. */
    access?: Access;
    /** The endpoint that the route serves; absent for pages and files. */
    endpoint?: RouteName;
  }
}

/**
 * Deny by default: a route that does not say who may call it stops the server from starting.
 * Register it before any route.
 */
export function requireRoutePolicies(app: FastifyInstance): void {
  const registered: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    registered.push(route);
  });
  app.addHook('onReady', async () => {
    const open = registered.filter((route) => route.config?.access === undefined);
    if (open.length === 0) return;
    const names = open.map((route) => `${String(route.method)} ${route.url}`);
    throw new Error(`These routes do not say who may call them: ${names.join(', ')}`);
  });
}

/**
 * Declares every route registered in this scope later as open to anyone: for plugins that register their own routes.
 */
export function openToAnyone(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'anyone' };
  });
}
