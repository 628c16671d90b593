interface DeclaredRoute {
  method: 'GET' | 'POST';
  group: string;
  path: string;
  bytes?: object;
}

/** Routes mounted by the pipeline. Other routes of ours get no response. */
export interface DeclaredRoutes {
  declare(route: DeclaredRoute): void;
  has(method: string, path: string): boolean;
  /** The body must reach the route unparsed, even when it is JSON. */
  takesBytes(method: string, path: string): boolean;
}

export function createDeclaredRoutes(): DeclaredRoutes {
  const routes: (DeclaredRoute & { pattern: RegExp })[] = [];
  const find = (method: string, path: string) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    return routes.find((route) => route.method === asked && route.pattern.test(path));
  };
  return {
    declare(route) {
      const pattern = new RegExp(`^/${route.group}${route.path.replaceAll(/:\w+/g, '[^/]+')}$`);
      routes.push({ ...route, pattern });
    },
    has: (method, path) => find(method, path) !== undefined,
    takesBytes: (method, path) => find(method, path)?.bytes !== undefined,
  };
}

/** The engine's router ignores case. */
export const isOurs = (path: string): boolean => path.toLowerCase().startsWith('/qe_');

/** The first parts of a path, for metrics and traces. What follows can be an id or a name. */
export function routeGroup(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  return first === 'items' || isOurs(path) ? `/${first}/${second}` : `/${first}`;
}
