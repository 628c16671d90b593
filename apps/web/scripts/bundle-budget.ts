/** The part of Vite's manifest that the budget reads. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

interface ManifestEntry {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

/** What was built: its chunks, and the source files in each. */
export interface Build {
  manifest: Manifest;
  chunkModules: Readonly<Record<string, readonly string[]>>;
}

/** What only a browser of staff needs: the lazy imports through which it fetches the back office and the event desk. */
export const adminDoors = [
  'src/app/guards/admin-guard.tsx',
  'src/app/admin/admin-tree.tsx',
  'src/features/door/door-page.tsx',
];

/** Every script and style sheet that can be reached from the entries without passing a door. */
export function filesReachedFrom(
  manifest: Manifest,
  entries: readonly string[],
  doors: readonly string[],
): Set<string> {
  const keys = walk(manifest, entries, (entry) =>
    [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])].filter((key) => !doors.includes(key)),
  );
  return filesOf(manifest, keys);
}

/** The script that holds a source file. */
export function chunkOf({ chunkModules }: Build, module: string): string {
  const [file] = Object.entries(chunkModules).find(([, held]) => held.includes(module)) ?? [];
  if (file === undefined) throw new Error(`No chunk has ${module}: was the file renamed?`);
  return file;
}

/** Every script and style sheet that source files need: their chunks and all they import statically, each once. */
export function filesNeededBy(build: Build, modules: readonly string[]): string[] {
  const { manifest } = build;
  const keys = modules.map((module) => {
    const file = chunkOf(build, module);
    const [key] = Object.entries(manifest).find(([, entry]) => entry.file === file) ?? [];
    if (key === undefined) throw new Error(`No chunk has ${module}: was the file renamed?`);
    return key;
  });
  return [
    ...filesOf(
      manifest,
      walk(manifest, keys, (entry) => entry.imports ?? []),
    ),
  ];
}

function filesOf(manifest: Manifest, keys: ReadonlySet<string>): Set<string> {
  return new Set(
    [...keys].flatMap((key) => {
      const { file, css = [] } = requireEntry(manifest, key);
      return [file, ...css];
    }),
  );
}

/**
 * Modules of the back office that a member's browser could fetch: everything reachable from these entries by any
 * import, stopping at the doors, which are opened only after the server said that an admin is asking.
 */
export function findLeaks(
  { manifest, chunkModules }: Build,
  options: { entries: readonly string[]; doors: readonly string[]; isGuarded: (module: string) => boolean },
): string[] {
  const doors = new Set(options.doors);
  const reachable = walk(manifest, options.entries, (entry) =>
    [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])].filter((key) => !doors.has(key)),
  );
  return [...reachable].flatMap((key) => {
    const { file } = requireEntry(manifest, key);
    return (chunkModules[file] ?? []).filter(options.isGuarded).map((module) => `${file} contains ${module}`);
  });
}

/**
 * Chunks that import each other, as paths of files. Their modules can run in the wrong order, and then the page does
 * not start.
 */
export function findImportCycles(manifest: Manifest): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (key: string, path: readonly string[]): void => {
    const from = path.indexOf(key);
    if (from >= 0) {
      cycles.push([...path.slice(from), key].map((each) => requireEntry(manifest, each).file).join(' > '));
      return;
    }
    if (done.has(key)) return;
    for (const next of requireEntry(manifest, key).imports ?? []) visit(next, [...path, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return cycles;
}

function walk(
  manifest: Manifest,
  start: readonly string[],
  follow: (entry: ManifestEntry) => readonly string[],
): Set<string> {
  const seen = new Set<string>();
  const waiting = [...start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...follow(requireEntry(manifest, key)));
  }
  return seen;
}

function requireEntry(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (entry === undefined) throw new Error(`The build has no entry "${key}": was the file renamed?`);
  return entry;
}
