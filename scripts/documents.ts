import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What documents can refer to: tracked files, their folders, and the scripts of each package. */
export interface Repository {
  files: ReadonlySet<string>;
  folders: ReadonlySet<string>;
  /** Script names by package name; the root package is ''. */
  scripts: ReadonlyMap<string, ReadonlySet<string>>;
  read: (file: string) => string;
}

const link = /!?\[[^\]]*\]\(([^)\s]+)\)|<img\s[^>]*?src="([^"]+)"/g;
const quoted = /`([^`\n]+)`/g;
const rootedPath = /^(?:apps|packages|scripts|docs|e2e|bench|ops|\.ci)\/[\w./-]*$/;
const fileName = /^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|cjs|js|json|md|ya?ml|template)$/;
const command = /(?<=^|`|&& )pnpm (?:--filter (\S+) )?(?:run )?([a-z][\w:-]*)/gm;
const ownCommands = new Set(['install', 'exec', 'add', 'why', 'store']);

export function readRepository(root: string): Repository {
  const files = new Set(
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
      .toString()
      .split('\n')
      .filter((file) => file !== '' && existsSync(path.join(root, file))),
  );
  const folders = new Set([...files].flatMap(foldersOf));
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const packages = [...files].filter((file) => path.basename(file) === 'package.json');
  const scripts = new Map(
    packages.map((file) => {
      const content = JSON.parse(read(file)) as { name: string; scripts?: object };
      return [file === 'package.json' ? '' : content.name, new Set(Object.keys(content.scripts ?? {}))];
    }),
  );
  return { files, folders, scripts, read };
}

function foldersOf(file: string): string[] {
  const folder = path.dirname(file);
  return folder === '.' ? ['.'] : [folder, ...foldersOf(folder)];
}

/** The names of the pictures in docs/images that a document shows. */
export function findLinkedPictures({ files, read }: Repository): Set<string> {
  const documents = [...files].filter((file) => file.endsWith('.md'));
  const targets = documents.flatMap((file) =>
    [...withoutFences(read(file)).matchAll(link)].map(([, page, image]) =>
      path.join(path.dirname(file), page ?? image ?? ''),
    ),
  );
  const folder = 'docs/images/';
  return new Set(targets.filter((each) => each.startsWith(folder)).map((each) => each.slice(folder.length)));
}

/** Links of a document to a file or heading that does not exist. */
export function findDeadLinks(repository: Repository, document: string): string[] {
  return [...withoutFences(repository.read(document)).matchAll(link)]
    .map(([, page, image]) => page ?? image ?? '')
    .filter((target) => !/^[a-z]+:/.test(target) && isDead(repository, document, target));
}

function isDead(repository: Repository, document: string, target: string): boolean {
  const [address = '', anchor] = target.split('#');
  const file = address === '' ? document : path.join(path.dirname(document), address).replace(/\/$/, '');
  if (!repository.files.has(file)) return anchor !== undefined || !repository.folders.has(file);
  return anchor !== undefined && !anchorsOf(repository.read(file)).has(anchor);
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(text: string): Set<string> {
  const headings = withoutFences(text).matchAll(/^#+ (.+)$/gm);
  return new Set([...headings].map(([, title = '']) => anchorOf(title)));
}

export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function withoutFences(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '');
}

/** Quoted paths and file names that match no tracked file or folder. A short path may be the end of a longer one. */
export function findDeadPaths(repository: Repository, text: string): string[] {
  return [...text.matchAll(quoted)]
    .map(([, words = '']) => words)
    .filter((words) => !hasFile(repository, words));
}

function hasFile({ files, folders }: Repository, words: string): boolean {
  if (rootedPath.test(words)) {
    const place = words.replace(/\/$/, '');
    if (files.has(place) || folders.has(place)) return true;
  } else if (!fileName.test(words)) return true;
  // `.route.tsx` is the end of many names.
  const end = words.startsWith('.') ? words : `/${words}`;
  return [...files].some((file) => file.endsWith(end) || file === words);
}

/** Commands `pnpm name` that no package defines. */
export function findUnknownCommands({ scripts }: Repository, text: string): string[] {
  return [...text.matchAll(command)]
    .filter(([, filter = '', name = '']) => !ownCommands.has(name) && !scripts.get(filter)?.has(name))
    .map(([words]) => words);
}

/** The lines of a source file that are comments. */
export function commentsOf(source: string): string {
  return source
    .split('\n')
    .filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line))
    .join('\n');
}
