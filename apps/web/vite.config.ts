import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { appShell } from './scripts/app-shell.ts';
import { bootPage } from './scripts/boot-page.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { listChunkModules } from './scripts/list-chunk-modules.ts';
import { releaseMark } from './scripts/release-mark.ts';
import { unavailablePage } from './scripts/unavailable-page.ts';
import { wordsFiles } from './scripts/words-files.ts';
import { inEm } from './src/shared/ui/in-em.ts';

/** The paths that belong to the server; everything else is a page of this app. */
const apiPrefixes = ['/auth', '/users', '/items', '/files', '/assets', '/qe_'];
const ofEveryPage = /\/(framework|rolldown-runtime|shared)-[^/]+$/;
const apiUrl = process.env.SUCHI_API_URL ?? 'http://127.0.0.1:8055';

export default defineConfig({
  plugins: [
    react(),
    releaseMark(),
    wordsFiles(),
    bootPage(),
    unavailablePage(),
    listChunkModules(),
    VitePWA(appShell(join(import.meta.dirname, 'dist'))),
  ],
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: 'media queries in em',
          AtRule: {
            media: (rule) => {
              rule.params = inEm(rule.params);
            },
          },
        },
      ],
    },
  },
  server: {
    port: Number(process.env.SUCHI_WEB_PORT ?? 5173),
    strictPort: process.env.SUCHI_WEB_PORT !== undefined,
    proxy: Object.fromEntries(apiPrefixes.map((prefix) => [prefix, { target: apiUrl, changeOrigin: false }])),
  },
  build: {
    // `/assets` is the server's path for pictures.
    assetsDir: 'static',
    manifest: true,
    modulePreload: {
      // Browsers without module preloading only load a little later.
      polyfill: false,
      // The page itself loads what every page has.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !ofEveryPage.test(file)),
    },
    // A data: font would be refused by the content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        chunkFileNames: 'static/[name]-[hash].js',
        entryFileNames: 'static/[name]-[hash].js',
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
});
