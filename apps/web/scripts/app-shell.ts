import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type VitePWAOptions } from 'vite-plugin-pwa';
import { associationAtFirst } from '@suchi/domain/settings';
import { wordsKeeper } from './words-files.ts';
import { adminDoors, filesReachedFrom, type Manifest } from './bundle-budget.ts';

/**
 * What a phone keeps to open the app without a signal: the code of the members' pages, and nothing that came from
 * the server. The back office, photos and rare scripts' fonts are loaded when they are needed.
 */
const shellFile =
  /^(index\.html|mark\.svg|hall-watchdog\.js|static\/.+\.(js|css)|static\/[\w-]+-(latin|words)-\d.+\.woff2)$/;

/** Pages with headers of their own, displays, and everything that the server answers. */
export const notFromShell = [
  /^\/payment(\/|$)/,
  /^\/admin(\/|$)/,
  /^\/(desk|tv|tv_pdf|print_suchi)(\/|$)/,
  /^\/(assets|auth|files|items|users|qe_[a-z_]+)(\/|$)/,
  /^\/static\//,
  /\.\w+$/,
];

/** Whether a built file is kept on the phone. */
export function isShellFile(file: string, manifest: Manifest): boolean {
  if (!shellFile.test(file)) return false;
  return !/\.(js|css)$/.test(file) || !file.startsWith('static/') || reached(manifest).has(file);
}

const reachedBy = new WeakMap<Manifest, Set<string>>();
function reached(manifest: Manifest): Set<string> {
  const known = reachedBy.get(manifest) ?? filesReachedFrom(manifest, ['index.html'], adminDoors);
  reachedBy.set(manifest, known);
  return known;
}

const theme = { light: '#FBF8F2', brand: '#611524' };

const runtimeCaching: VitePWAOptions['workbox']['runtimeCaching'] & object = [
  {
    urlPattern: ({ request, url }) => request.mode === 'navigate' && url.pathname === '/tv',
    // The hall screen is never told of a new release, so it takes the newest while there is a network.
    handler: 'NetworkOnly',
    options: { precacheFallback: { fallbackURL: '/index.html' } },
  },
  {
    // With its own headers, for the camera. The page keeps its files (src/features/door/model/keep-offline.ts).
    urlPattern: ({ request, url }) => request.mode === 'navigate' && url.pathname === '/desk',
    handler: 'NetworkFirst',
    options: { cacheName: 'desk', networkTimeoutSeconds: 5 },
  },
  {
    urlPattern: ({ url }) => url.pathname.startsWith('/static/words/'),
    handler: 'CacheFirst',
    options: { cacheName: 'words', plugins: [{ handlerDidError: ({ request }) => caches.match(request) }] },
  },
  {
    urlPattern: ({ url }) => url.pathname.startsWith('/static/'),
    handler: 'NetworkOnly',
    options: { plugins: [{ handlerDidError: ({ request }) => caches.match(request) }] },
  },
];

/** The service worker and the manifest of the installable app. A node fills both with the association's own values. */
export function appShell(dist: string): Partial<VitePWAOptions> {
  return {
    // The app registers it itself, after the first screen.
    injectRegister: null,
    includeManifestIcons: false,
    manifest: {
      id: '/',
      name: `${associationAtFirst.shortName} · ${associationAtFirst.name}`,
      short_name: associationAtFirst.shortName,
      lang: 'en-IN',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: theme.brand,
      background_color: theme.light,
      icons: [
        { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/app-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,woff2}'],
      globIgnores: ['sw.js', 'workbox-*.js'],
      // The names of built files change with their content.
      dontCacheBustURLsMatching: /^static\//,
      manifestTransforms: [
        (entries) => {
          const file = join(dist, '.vite/manifest.json');
          const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
          return { manifest: entries.filter(({ url }) => isShellFile(url, manifest)) };
        },
      ],
      // Words are kept in one language, which the build does not know.
      importScripts: [wordsKeeper().address],
      navigateFallback: '/index.html',
      navigateFallbackDenylist: notFromShell,
      runtimeCaching,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      skipWaiting: false,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  };
}
