import { enableCompileCache, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Preloaded where tests and local stacks start the engine, our worker or the operator's command, because a start is
 * mostly the loading of modules.
 *
 * With `?bundle=` in its address, they are loaded from that file and those beside it (ADR 0062). A new database is made
 * by the engine as it is installed: its migrations would load the modules a second time.
 *
 * Without it, one thing is quicker (ADR 0050): for every module Node parses the `exports` of its package again. The
 * package.json of date-fns has 200 kB and the engine loads hundreds of its modules. Here they find each other without it.
 */
const bundle = process.argv[2] === 'bootstrap' ? '' : new URL(import.meta.url).searchParams.get('bundle');

// The code of the bundle is parsed once, not at each start.
if (bundle) enableCompileCache(join(dirname(bundle), 'compiled'));

/** Programs, and their files beside the bundle. */
const bundled = [
  ['/directus/cli.js', 'cli.mjs'],
  ['/suchi/src/worker.ts', 'worker.mjs'],
  ['/operator/src/main.ts', 'operator.mjs'],
];

const moduleAt = (url) => ({ url, format: 'module', shortCircuit: true });

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    const program = parentURL === undefined && bundle && bundled.find(([end]) => specifier.endsWith(end));
    if (program) return moduleAt(pathToFileURL(join(dirname(bundle), program[1])).href);
    const isInside = parentURL?.includes('/node_modules/date-fns/') && /^\.{1,2}\/.*\.js$/.test(specifier);
    return isInside ? moduleAt(new URL(specifier, parentURL).href) : next(specifier, context);
  },
});
