import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLeaks, type Build } from './bundle-budget.ts';
import { listChunkModules } from './list-chunk-modules.ts';
import { findListingFaults, isOfficeCode, officeFolders } from './office-code.ts';

const door = 'src/app/admin/admin-tree.ts';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'suchi-office-code-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** A small app of the same shape: a home for members, and the office behind its door. */
async function leaksWith(homeImports: string): Promise<string[]> {
  const files: Record<string, string> = {
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'src/main.ts': `document.title = 'A';\nvoid import('./app/member/home.ts');\nvoid import('./app/admin/admin-tree.ts');`,
    'src/app/member/home.ts': `${homeImports}\nexport const home = document.title;`,
    [door]: `import { desk } from '../../features/treasury/desk.ts';\nexport const tree = [desk];`,
    'src/features/treasury/desk.ts': `export const desk = [document.title, 'desk'];`,
    'src/features/search/list.ts': `export const list = [document.title, 'list'];`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [listChunkModules()],
    build: { manifest: true },
  });
  const read = (file: string) => JSON.parse(readFileSync(join(root, 'dist/.vite', file), 'utf8')) as unknown;
  return findLeaks(
    {
      manifest: read('manifest.json') as Build['manifest'],
      chunkModules: read('chunk-modules.json') as Build['chunkModules'],
    },
    { entries: ['index.html'], doors: [door], isGuarded: isOfficeCode },
  );
}

const desk = '../../features/treasury/desk.ts';

describe('an import of the office by a page for members', () => {
  it.each([
    ['at once', `import { desk } from '${desk}';\nwindow.name = desk.join();`],
    ['later', `window.onclick = () => import('${desk}');`],
  ])('is found when it loads %s', async (_when, homeImports) => {
    expect(await leaksWith(homeImports)).toEqual([
      expect.stringContaining('contains src/features/treasury/desk.ts'),
    ]);
  });

  it('is not seen where there is none', async () => {
    expect(
      await leaksWith(`import { list } from '../../features/search/list.ts';\nwindow.name = list.join();`),
    ).toEqual([]);
  });
});

describe('code for staff', () => {
  it.each(officeFolders)('is all of %s', (folder) => {
    expect(isOfficeCode(`${folder}new-page.tsx`)).toBe(true);
  });

  it.each([
    'src/features/staff/components/join-form.tsx',
    'src/features/search/index.ts',
    'src/app/routes.tsx',
  ])('is not %s', (module) => {
    expect(isOfficeCode(module)).toBe(false);
  });
});

describe('the lists of features', () => {
  it('refuse a folder that is in neither, and a name without a folder', () => {
    const faults = findListingFaults(['palmistry']);
    expect(faults[0]).toContain('src/features/palmistry');
    expect(faults).toContainEqual(expect.stringContaining('"treasury"'));
  });
});
