import { join } from 'node:path';
import { createServer } from 'vite';
import { wordsFiles } from './words-files.ts';
import type { officePages } from '../src/app/admin/office-pages.ts';
import type { requireSession } from '../src/app/guards/require-session.ts';
import type { Route } from '../src/shared/router/route.ts';

// Prints every page that the routes and the office declare as `{ path, of }`, in JSON.

// Modules of the app listen to the window when they are loaded.
Object.assign(globalThis, {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { documentElement: {}, getElementById: () => null }),
});

const server = await createServer({
  root: join(import.meta.dirname, '..'),
  configFile: false,
  plugins: [wordsFiles()],
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const load = async <Module>(file: string) => (await server.ssrLoadModule(`/src/app/${file}`)) as Module;
const { routes } = await load<{ routes: readonly Route[] }>('routes.tsx');
const guards = await load<{ requireSession: typeof requireSession }>('guards/require-session.ts');
const office = await load<{ officePages: typeof officePages }>('admin/office-pages.ts');
await server.close();

type Page = { path: string; of: 'visitor' | 'member' | 'office' };

function listPages({ path, guard, children = [] }: Route, of: Page['of']): Page[] {
  const inside = guard === guards.requireSession ? 'member' : of;
  return [
    ...(path === undefined || path.endsWith('*') ? [] : [{ path, of: inside }]),
    ...children.flatMap((child) => listPages(child, inside)),
  ];
}

const declared = Object.entries(office.officePages);
/** Several lists are one page with other rows. */
const isOwnPage = ([path, page]: (typeof declared)[number]) =>
  path.includes(':') || declared.find(([, other]) => other === page)?.[0] === path;
const pages = [
  ...routes.flatMap((route) => listPages(route, 'visitor')),
  ...declared.filter(isOwnPage).map(([path]): Page => ({ path, of: 'office' })),
];
console.log(JSON.stringify(pages));
