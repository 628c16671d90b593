import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

interface ExtensionManifest {
  'directus:extension': { entries: { source: string }[] };
}

const extension = 'apps/api/extensions/suchi';
const manifest = JSON.parse(readFileSync(`${extension}/package.json`, 'utf8')) as ExtensionManifest;
/** What the engine loads; an endpoint that is not listed there is dead code. */
const extensionEntries = manifest['directus:extension'].entries.map(({ source }) => source);

export default {
  // The type of an exported function's argument has to be nameable, even if nobody names it yet.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.ts', 'scripts/lint/*.ts'],
      project: ['{scripts,bench}/**/*.ts', '*.{ts,cjs}'],
      // Called by its path: `tsc` in node_modules/.bin belongs to the TypeScript that tools use.
      ignoreDependencies: ['@typescript/native'],
      // scripts/need installs them; pdftotext is of poppler-utils.
      ignoreBinaries: ['mount', 'pdftotext', 'promtool', 'sha256sum', 'systemd-analyze', 'umount'],
    },
    'apps/web': {
      // The boot script is put into the page as text; the page of primitives is opened by its address.
      entry: ['{art,scripts,limit-page}/*.{ts,tsx}', 'src/boot/*.ts', 'src/test/primitives-page.tsx'],
      project: ['src/**/*.{ts,tsx}', '{art,scripts,limit-page}/*.{ts,tsx}', '*.ts'],
      // Named in style sheets.
      ignoreDependencies: ['@fontsource/mukta', '@fontsource/tiro-devanagari-marathi'],
    },
    'apps/api': {
      entry: ['*.{ts,js}', 'seed/*.ts', 'stubs/*/*.js', 'test/**/*.integration.test.ts'],
      project: ['**/*.{ts,js}', '!extensions/**'],
      // The engine is started by its command.
      ignoreDependencies: ['directus'],
      // Of poppler-utils: scripts/need installs it.
      ignoreBinaries: ['pdffonts', 'pdfimages', 'pdfinfo', 'pdftotext', 'pg_dump', 'pg_restore', 'restic'],
    },
    'apps/operator': { ignoreBinaries: ['nginx'] },
    [extension]: {
      entry: extensionEntries,
      project: ['src/**/*.ts'],
      // Read by the paths in `bookFonts` of packages/book.
      ignoreDependencies: ['@fontsource/noto-sans-gujarati', '@fontsource/noto-serif-gujarati'],
    },
    'packages/*': { project: ['src/**/*.ts'] },
    // Started as processes of their own, or named by its path for Vitest.
    'packages/testing': {
      entry: ['src/bin/*.ts'],
      project: ['src/**/*.ts'],
      // Makes the certificate of the stack that Lighthouse measures.
      ignoreBinaries: ['openssl'],
    },
    e2e: { entry: ['**/*.spec.ts', '{install,pictures}/*.ts'], project: ['**/*.ts'] },
  },
} satisfies KnipConfig;
