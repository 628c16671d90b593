import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listChunkModules } from './scripts/list-chunk-modules.ts';

/** The paths that belong to the server; everything else is a page of this app. */
const apiPrefixes = ['/auth', '/users', '/items', '/files', '/assets', '/qe_'];
const apiUrl = process.env.SUCHI_API_URL ?? 'http://127.0.0.1:8055';

/**
 * Left alone, the bundler makes a file of every module that two pages share, and a slow network pays for each one.
 * What every page has goes together; what only forms or only signed-in pages have stays apart.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/((react|react-dom|scheduler|react-router|zod)\/|@tabler\/icons-react\/dist\/esm\/[\w-]+\.mjs)/,
    priority: 9,
  },
  {
    name: 'shared',
    // Not what brings Mantine along: those parts are fetched when they are first used.
    test: /packages\/domain\/src\/text\/phone-number|packages\/(domain|contracts)\/src\/(accounts(?!\/(own-standing|sessions|device))|basics(?!\/(building-blocks|calendar-date)))\/|src\/shared\/(api(?!\/(send-bytes|use-public-read|device-copies))|brand(?!\/theme)|config|i18n|ui(?!\/(mantine-root|dialog|office-dialog|tabs|toaster|list-states|screen-wrapper|banner)))/,
    minShareCount: 2,
    priority: 8,
  },
  // Not on the first screens of a visitor.
  {
    name: 'page',
    test: /src\/shared\/ui\/(list-states|screen-wrapper|banner)/,
    minShareCount: 2,
    priority: 8,
  },
  { name: 'query', test: /node_modules\/@tanstack\//, priority: 7 },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 6 },
  {
    name: 'fields',
    // The plain ones that the first screens have; what brings Mantine along, or only the profile form has, stays apart.
    test: /src\/shared\/forms\/(checkbox-field|field|form|password-field|show-server-errors|text-field)/,
    priority: 5,
  },
  // The rules and shapes of a profile: for the pages that show one.
  {
    name: 'profile',
    test: /packages\/(domain|contracts)\/src\/(?!settings|lifecycle|accounts)/,
    minShareCount: 2,
    priority: 4,
  },
  // A hundred bytes each: together they are less than one request. First those of the first screens.
  {
    name: 'icons',
    test: /esm\/icons\/Icon(Alert(Circle|Triangle)|Book2|BuildingCommunity|ChevronDown|CircleCheck|Clock|Eye(Off)?|HeartHandshake|Lock|Menu2|MessageCircle|Moon|Pencil|ShieldCheck|Sun|UserPlus)\.mjs/,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'more-icons',
    test: /@tabler\/icons-react\/dist\/esm\/icons\//,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'member',
    // What every signed-in page stands in.
    test: /packages\/(contracts\/src\/(settings|accounts\/own-standing)|domain\/src\/lifecycle)\b|src\/(app\/(prefetch|guards|query-client|shell\/(?!skip-link))|entities\/(association\/(?!edition|long)|current-user|own-profile\/(?!own-sheet|search-standing))|features\/own-profile\/(components\/reactivation\.tsx|model\/asked)|shared\/ui\/initials)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'people',
    // Other members, as cards and pages.
    test: /src\/(entities\/(association\/(edition|long)|offer|own-profile\/(own-sheet|search-standing)|picture|profile-card\/(?!messages)|profile-mark)|features\/search\/(api|model)|shared\/navigation\/(?!forget)|shared\/forms\/(choice|select))/,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [react(), listChunkModules()],
  server: {
    port: Number(process.env.SUCHI_WEB_PORT ?? 5173),
    strictPort: process.env.SUCHI_WEB_PORT !== undefined,
    proxy: Object.fromEntries(apiPrefixes.map((prefix) => [prefix, { target: apiUrl, changeOrigin: false }])),
  },
  build: {
    // `/assets` is the server's path for pictures.
    assetsDir: 'static',
    manifest: true,
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
