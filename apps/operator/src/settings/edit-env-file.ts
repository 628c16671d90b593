import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises';

/** The file's text with these variables set, each in its place or at the end; null takes one out. */
function editEnv(text: string, changes: Record<string, string | null>): string {
  const left = new Map(Object.entries(changes));
  const lines = text
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line) => {
      const name = /^\s*(?:export\s+)?(\w+)=/.exec(line)?.[1];
      if (name === undefined || !(name in changes)) return [line];
      const value = left.get(name);
      left.delete(name);
      return value === null || value === undefined ? [] : [`${name}=${value}`];
    });
  const added = [...left].flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return `${[...lines, ...added].join('\n')}\n`;
}

/** Replaces the file in one step. Only its owner may read the new one. */
export async function editEnvFile(file: string, changes: Record<string, string | null>): Promise<void> {
  const { uid, gid } = await stat(file);
  const edited = `${file}.new`;
  await writeFile(edited, editEnv(await readFile(file, 'utf8'), changes), { mode: 0o600 });
  if (process.getuid?.() === 0) await chown(edited, uid, gid);
  await rename(edited, file);
}
