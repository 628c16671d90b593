import { describe, expect, it } from 'vitest';
import { appShell, isShellFile, notFromShell } from './app-shell.ts';

const manifest = {
  'index.html': {
    file: 'static/index-1.js',
    css: ['static/index-1.css'],
    dynamicImports: ['home', 'src/app/admin/admin-tree.tsx'],
  },
  home: { file: 'static/home-1.js' },
  'src/app/admin/admin-tree.tsx': { file: 'static/admin-tree-1.js', css: ['static/admin-tree-1.css'] },
};

describe('what a phone keeps', () => {
  it.each([
    'index.html',
    'mark.svg',
    'hall-watchdog.js',
    'static/index-1.js',
    'static/index-1.css',
    'static/home-1.js',
    'static/mukta-latin-400-DZ1.woff2',
    'static/mukta-words-400-DZ1.woff2',
  ])('is %s', (file) => {
    expect(isShellFile(file, manifest)).toBe(true);
  });

  it.each([
    'static/admin-tree-1.js',
    'static/admin-tree-1.css',
    'static/mukta-devanagari-400-normal-DZ1.woff2',
    'static/mukta-latin-ext-400-normal-DZ1.woff2',
    'static/rohan-1.webp',
    'online.txt',
    'sw.js',
  ])('is not %s', (file) => {
    expect(isShellFile(file, manifest)).toBe(false);
  });
});

describe('a page without a signal', () => {
  const isFromShell = (path: string) => !notFromShell.some((pattern) => pattern.test(path));

  it.each(['/', '/profile/7', '/candidate/edit', '/settings/account', '/login'])('opens: %s', (path) => {
    expect(isFromShell(path)).toBe(true);
  });

  it('the hall screen takes the newest page, and without a network the one that is kept', () => {
    const [screen] = appShell('dist').workbox?.runtimeCaching ?? [];
    const isScreen = screen?.urlPattern as (route: object) => boolean;
    const ask = (path: string, mode = 'navigate') =>
      isScreen({ request: { mode }, url: new URL(path, 'https://suchi.example') });
    expect([ask('/tv'), ask('/tv', 'cors'), ask('/tv_pdf')]).toEqual([true, false, false]);
    expect(screen?.options?.precacheFallback).toEqual({ fallbackURL: '/index.html' });
  });

  it('a desk at the door takes the newest page, and without a network the one that it kept with its headers', () => {
    const [, desk] = appShell('dist').workbox?.runtimeCaching ?? [];
    const isDesk = desk?.urlPattern as (route: object) => boolean;
    const ask = (path: string, mode = 'navigate') =>
      isDesk({ request: { mode }, url: new URL(path, 'https://suchi.example') });
    expect([ask('/desk'), ask('/desk', 'cors'), ask('/')]).toEqual([true, false, false]);
    expect([desk?.handler, desk?.options?.cacheName]).toEqual(['NetworkFirst', 'desk']);
  });

  it.each([
    '/payment',
    '/payment/12',
    '/admin/candidates/pending',
    '/desk',
    '/tv',
    '/print_suchi',
    '/users/me',
    '/items/edition',
    '/qe_media/image/card/1',
    '/qe_search/profiles',
    '/online.txt',
  ])('or a file is left to the network: %s', (path) => {
    expect(isFromShell(path)).toBe(false);
  });
});
