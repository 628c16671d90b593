import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from './project-root.ts';

const apiFolder = join(projectRoot, 'apps/api');
const cli = realpathSync(join(apiFolder, 'node_modules/directus/cli.js'));
/** Beside the engine's own packages, so that it finds the drivers that it loads by a name from the settings. */
const folder = join(realpathSync(join(dirname(cli), '../@directus/api')), '../../.suchi-bundle');
const extension = join(apiFolder, 'extensions/suchi/dist/api.js');

/** They have native code, start threads that load modules by path, or are loaded later and are not ES modules. */
const keptOutside =
  /^(@aws-sdk\/.+|argon2|isolated-vm|pino|pino-http|pino-pretty|rolldown|rollup|sharp|snappy)$/;

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
    bundler.onResolve({ filter: keptOutside }, ({ path, importer }) => ({
      path: createRequire(importer).resolve(path),
      external: true,
    }));
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
    bundler.onLoad({ filter: /\.[cm]?js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const places = {
        'import.meta.url': pathToFileURL(path).href,
        __dirname: dirname(path),
        __filename: path,
      };
      const contents = Object.entries(places)
        .filter(([name]) => source.includes(name) && !new RegExp(`(const|let|var) ${name}\\b`).test(source))
        .reduce(
          (text, [name, place]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), JSON.stringify(place)),
          source,
        );
      return { contents, loader: 'js' };
    });
  },
};

/**
 * The engine and our extension in a few files: a start costs half of the CPU, because Node loads 1,000 modules
 * instead of 5,600 (ADR 0062). Made once for each version of them. Returns the path of the command.
 */
export async function bundleEngine(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [join(projectRoot, 'pnpm-lock.yaml'), extension, import.meta.filename])
    hash.update(readFileSync(file));
  const made = join(folder, hash.digest('hex').slice(0, 12));
  const command = join(made, 'cli.mjs');
  if (existsSync(command)) return command;
  rmSync(folder, { recursive: true, force: true });
  const making = `${made}.making`;
  await build({
    entryPoints: { cli },
    outdir: making,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What the engine loads later stays in files of its own.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    keepNames: true,
    logLevel: 'error',
    external: notInstalled.flatMap((name) => [name, `${name}/*`]),
    plugins: [keepOutside, findOwnExtension, keepPlaces],
    banner: {
      js: `import { createRequire as requireIn } from 'node:module'; const require = requireIn(${JSON.stringify(pathToFileURL(cli).href)});`,
    },
  });
  renameSync(making, made);
  return command;
}
