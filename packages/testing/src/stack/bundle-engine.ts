import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { projectRoot } from './project-root.ts';

const apiFolder = join(projectRoot, 'apps/api');
const cli = realpathSync(join(apiFolder, 'node_modules/directus/cli.js'));
/** Beside the engine's own packages, so that it finds the drivers that it loads by a name from the settings. */
const folder = join(realpathSync(join(dirname(cli), '../@directus/api')), '../../.suchi-bundle');
const extension = join(apiFolder, 'extensions/suchi/dist/api.js');

/** What runs from its sources: Node would read hundreds of files and take away their types at each start. */
const ownPrograms = {
  worker: join(apiFolder, 'extensions/suchi/src/worker.ts'),
  operator: join(projectRoot, 'apps/operator/src/main.ts'),
};

/** They have native code, start threads that load modules by path, or are loaded later and are not ES modules. */
const keptOutside =
  /^(@aws-sdk\/.+|argon2|isolated-vm|pino|pino-http|pino-pretty|playwright-core|rolldown|rollup|sharp|snappy)$/;

/** The engine loads them only for other databases and services. They are not installed. */
const notInstalled = [
  'better-sqlite3',
  'braintrust',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-native',
  'pg-query-stream',
  'sqlite3',
  'tedious',
];

const keepOutside: Plugin = {
  name: 'keep-outside',
  setup(bundler) {
    bundler.onResolve({ filter: keptOutside }, async ({ path, pluginData, kind, importer, resolveDir }) => {
      if (pluginData === keepOutside) return null;
      const found = await bundler.resolve(path, { kind, importer, resolveDir, pluginData: keepOutside });
      return { path: found.path, external: true };
    });
  },
};

/** The engine loads an extension by the path of its file. Ours is in the bundle too. */
const findOwnExtension: Plugin = {
  name: 'find-own-extension',
  setup(bundler) {
    const own = JSON.stringify(extension);
    bundler.onLoad({ filter: /\/@directus\/api\/dist\/utils\/import-file-url\.js$/ }, () => ({
      contents: `import { pathToFileURL } from 'node:url';
        export const importFileUrl = (path) =>
          path === ${own} ? import(${own}) : import(pathToFileURL(path).href);`,
    }));
  },
};

/** A module that asks for its own place gets the place of its file, not that of the bundle. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  setup(bundler) {
    bundler.onLoad({ filter: /\.[cm]?[jt]s$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const [file, folderOfIt] = [JSON.stringify(path), JSON.stringify(dirname(path))];
      const url = JSON.stringify(pathToFileURL(path).href);
      const places = {
        'import.meta.url': url,
        'import.meta.dirname': folderOfIt,
        'import.meta.resolve': `((name) => 'file://' + requireIn(${url}).resolve(name))`,
        __dirname: folderOfIt,
        __filename: file,
      };
      const contents = Object.entries(places)
        .filter(([name]) => source.includes(name) && !new RegExp(`(const|let|var) ${name}\\b`).test(source))
        .reduce(
          (text, [name, place]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), () => place),
          source,
        );
      return { contents, loader: path.endsWith('ts') ? 'ts' : 'js' };
    });
  },
};

/** What the programs load later stays in files of its own. */
function optionsFor(first: string): BuildOptions {
  return {
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    keepNames: true,
    logLevel: 'error',
    external: notInstalled.flatMap((name) => [name, `${name}/*`]),
    plugins: [keepOutside, findOwnExtension, keepPlaces],
    banner: {
      js: `import { createRequire as requireIn } from 'node:module'; const require = requireIn(${JSON.stringify(pathToFileURL(first).href)});`,
    },
  };
}

/**
 * The engine and our extension in a few files: a start costs half of the CPU, because Node loads 1,000 modules
 * instead of 5,600 (ADR 0062). Made once for each version of them. The worker and the operator's command are beside
 * them. Returns the path of the engine's command.
 */
export async function bundleEngine(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [join(projectRoot, 'pnpm-lock.yaml'), extension, import.meta.filename])
    hash.update(readFileSync(file));
  const made = join(folder, hash.digest('hex').slice(0, 12));
  const command = join(made, 'cli.mjs');
  if (!existsSync(command)) {
    rmSync(folder, { recursive: true, force: true });
    const making = `${made}.making`;
    await build({ ...optionsFor(cli), entryPoints: { cli }, outdir: making });
    renameSync(making, made);
  }
  // Each time, because their sources change more often; it takes two seconds.
  for (const [name, file] of Object.entries(ownPrograms))
    await build({ ...optionsFor(file), entryPoints: { [name]: file }, outdir: made });
  return command;
}
