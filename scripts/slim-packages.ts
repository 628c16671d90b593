// Takes out of a folder with installed production packages what no program of ours can load, for the images and for the
// file that a server gets: node scripts/slim-packages.ts FOLDER
import { existsSync, globSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages that others ask for and that never run here. What only they need goes with them. The bill of materials leaves
 * them out too.
 */
export const leftOutPackages: ReadonlySet<string> = new Set([
  // They build an extension; ours is built before.
  '@rollup/plugin-terser',
  '@vitejs/plugin-vue',
  'esbuild',
  'rollup-plugin-esbuild',
  'rollup-plugin-styler',
  'tsdown',
  'tsx',
  'vite',
  // Drivers that the engine loads by a setting: our database is PostgreSQL, and files are on a disk or in S3.
  '@directus/storage-driver-azure',
  '@directus/storage-driver-cloudinary',
  '@directus/storage-driver-gcs',
  '@directus/storage-driver-supabase',
  'mysql2',
  'oracledb',
  'sqlite3',
  'tedious',
  // For Bare, another program than Node.
  'bare-fs',
  'bare-url',
]);

/** Node refuses TypeScript inside of packages. The engine reads its prompts from Markdown, so only known names go. */
const unloadable =
  /\.(map|[cm]?ts|tsx|flow|tgz|gyp|gypi|c|cc|cpp|h|hpp|py)$|^(readme|changelog|changes|history|contributing|migration|upgrading)\b[^/]*\.mdx?$/i;
const unusedFolders = new Set(['benchmark', 'doc', 'docs', 'example', 'examples', 'test', 'tests']);

/** The packages that a folder `node_modules` offers: name and where it is. */
function linksIn(modules: string): [name: string, target: string][] {
  if (!existsSync(modules)) return [];
  return globSync(['*', '@*/*'], { cwd: modules, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => {
      const link = path.join(entry.parentPath, entry.name);
      return [path.relative(modules, link), existsSync(link) ? realpathSync(link) : ''];
    });
}

/** The folders in pnpm's store of a workspace that its packages reach without those that are left out. */
export function findNeeded(folder: string, leftOut: ReadonlySet<string>): Set<string> {
  const needed = new Set<string>();
  const visit = (modules: string) => {
    for (const [name, target] of linksIn(modules)) {
      const [, store = '', entry = ''] = /^(.*\/\.pnpm\/)([^/]+)\//.exec(target) ?? [];
      if (entry === '' || leftOut.has(name) || needed.has(entry)) continue;
      needed.add(entry);
      visit(path.join(store, entry, 'node_modules'));
    }
  };
  for (const manifest of globSync('{apps,packages}/{*,*/extensions/*}/package.json', { cwd: folder }))
    visit(path.join(folder, path.dirname(manifest), 'node_modules'));
  return needed;
}

/** Binaries for other machines: `prebuilds/linux-x64/isolated-vm.abi137.glibc.node`. */
function isForeign(file: string): boolean {
  const [, platform, name = ''] = /\/prebuilds\/([^/]+)\/(.+)$/.exec(file) ?? [];
  if (platform === undefined) return false;
  const abi = /\.abi(\d+)\./.exec(name)?.[1] ?? process.versions.modules;
  return (
    platform !== `${process.platform}-${process.arch}` ||
    abi !== process.versions.modules ||
    name.includes('.musl.')
  );
}

function slimPackage(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && (unloadable.test(entry.name) || isForeign(file))) rmSync(file);
  }
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && unusedFolders.has(entry.name))
      rmSync(path.join(folder, entry.name), { recursive: true });
}

/** Links to what is gone. */
function removeDangling(modules: string): void {
  for (const [name, target] of linksIn(modules)) if (target === '') rmSync(path.join(modules, name));
}

export function slimPackages(folder: string, leftOut = leftOutPackages): void {
  const store = path.join(folder, 'node_modules/.pnpm');
  const needed = findNeeded(folder, leftOut);
  for (const entry of readdirSync(store, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === 'node_modules' || needed.has(entry.name)) continue;
    rmSync(path.join(store, entry.name), { recursive: true });
  }
  for (const entry of needed)
    for (const found of globSync(['*', '@*/*'], {
      cwd: path.join(store, entry, 'node_modules'),
      withFileTypes: true,
    }))
      if (found.isDirectory() && !found.name.startsWith('@'))
        slimPackage(path.join(found.parentPath, found.name));
  const shared = globSync('{apps,packages}/{*,*/extensions/*}/node_modules', { cwd: folder });
  const kept = [...needed].map((entry) => path.join('node_modules/.pnpm', entry, 'node_modules'));
  for (const modules of ['node_modules', 'node_modules/.pnpm/node_modules', ...shared, ...kept])
    removeDangling(path.join(folder, modules));
}

if (process.argv[1] === import.meta.filename) slimPackages(path.resolve(process.argv[2] ?? '.'));
