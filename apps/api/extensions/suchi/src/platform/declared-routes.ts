interface DeclaredRoute {
  method: 'GET' | 'POST';
  group: string;
  path: string;
  bytes?: object;
}

/** Our routes that went through the pipeline. What is not among them is never answered. */
export interface DeclaredRoutes {
  declare(route: DeclaredRoute): void;
  has(method: string, path: string): boolean;
  /** Whether the body must reach the route unparsed, even when it is JSON. */
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

/** Whether a path is in the space of our endpoints. The engine's router ignores the case of letters. */
export const isOurs = (path: string): boolean => path.toLowerCase().startsWith('/qe_');
