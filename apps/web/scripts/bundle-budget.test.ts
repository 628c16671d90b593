import { describe, expect, it } from 'vitest';
import { filesNeededBy, findImportCycles, findLeaks } from './bundle-budget.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_shared'], dynamicImports: ['login', 'member'] },
  login: { file: 'login.js', css: ['login.css'], imports: ['_shared', '_forms'] },
  member: { file: 'member.js', imports: ['_shared'], dynamicImports: ['admin'] },
  admin: { file: 'admin.js', imports: ['_shared', '_table'] },
  _shared: { file: 'shared.js' },
  _forms: { file: 'forms.js', css: ['login.css'], imports: ['_shared'] },
  _table: { file: 'table.js' },
};
const modules = { 'index.js': ['index.html'], 'login.js': ['login.tsx'], 'member.js': ['member.tsx'] };
const isGuarded = (module: string) => module.startsWith('src/app/admin/');
const leaksIn = (chunkModules: Record<string, string[]>) =>
  findLeaks({ manifest, chunkModules }, { entries: ['index.html'], doors: ['admin'], isGuarded });

describe('what a screen needs', () => {
  it('is every static import, once', () => {
    expect(
      filesNeededBy({ manifest, chunkModules: modules }, ['index.html', 'login.tsx']).toSorted(),
    ).toEqual(['forms.js', 'index.js', 'login.css', 'login.js', 'shared.js']);
  });

  it('cannot be asked for a page that is gone', () => {
    expect(() => filesNeededBy({ manifest, chunkModules: modules }, ['logout.tsx'])).toThrow('logout');
  });
});

describe('chunks that import each other', () => {
  it('are none here', () => {
    expect(findImportCycles(manifest)).toEqual([]);
  });

  it('are named once, by the way around', () => {
    const circular = { ...manifest, _shared: { file: 'shared.js', imports: ['_forms'] } };
    expect(findImportCycles(circular)).toEqual(['shared.js > forms.js > shared.js']);
  });
});

describe('the back office', () => {
  it('may be behind its door', () => {
    expect(
      leaksIn({ 'admin.js': ['src/app/admin/home.tsx'], 'table.js': ['src/app/admin/table.tsx'] }),
    ).toEqual([]);
  });

  it('leaks when a shared chunk holds it', () => {
    expect(leaksIn({ 'shared.js': ['src/app/admin/home.tsx'] })).toEqual([
      'shared.js contains src/app/admin/home.tsx',
    ]);
  });

  it('leaks when a page reaches it by another lazy import', () => {
    expect(leaksIn({ 'member.js': ['src/app/admin/home.tsx'] })).toHaveLength(1);
  });
});
