/**
 * Left alone, the bundler makes a file of every module that two pages share, and a slow network pays for each one.
 * What every page has goes together; what only forms or only signed-in pages have stays apart. Each group names what
 * it has, so that a new module joins no first screen by itself. The budget check fails when groups import each other.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/((react|react-dom|scheduler|zod)\/|@tabler\/icons-react\/dist\/esm\/[\w-]+\.mjs)/,
    priority: 9,
  },
  {
    name: 'shared',
    test: anyOf(
      inPackages('accounts', ['accounts', 'change-password', 'current-user', 'sign-in']),
      inPackages('accounts', ['duty', 'email-address', 'mobile', 'one-time-code', 'person-name', 'role']),
      inPackages('basics', ['phone-number', 'date-window', 'endpoint', 'error-codes', 'error-details']),
      inWeb('shared/(loading|router)', ['']),
      inWeb('app/shell', ['skip-link']),
      inWeb('shared/api', ['api', 'connection', 'remove-row', 'session']),
      inWeb('shared/brand', ['brand', 'mark']),
      inWeb('shared/config', ['env', 'paths']),
      inWeb('shared/i18n', ['common', 'error-words', 'first-errors', 'messages', 'rich-message']),
      inWeb('shared/ui', [
        'alert-dialog',
        'arch',
        'button',
        'failed-state',
        'logo',
        'narali',
        'page-heading',
      ]),
      inWeb('shared/ui', ['skeleton', 'state-panel', 'use-return-focus']),
    ),
    minShareCount: 2,
    priority: 8,
  },
  {
    // Not on the first screens of a visitor.
    name: 'page',
    test: inWeb('shared/ui', ['list-states', 'screen-wrapper', 'banner']),
    minShareCount: 2,
    priority: 8,
  },
  { name: 'query', test: /node_modules\/@tanstack\/(query|react-query)/, priority: 7 },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 6 },
  {
    name: 'fields',
    // The plain ones that the first screens have; what brings Mantine along, or only the profile form has, stays apart.
    test: anyOf(
      inWeb('shared/forms', ['checkbox-field', 'field', 'form', 'password-field']),
      inWeb('shared/forms', ['show-server-errors', 'text-field']),
      // The two of the password's field.
      /esm\/icons\/IconEye(Off)?\.mjs/,
    ),
    priority: 5,
  },
  {
    // The rules and shapes of a profile: for the pages that show one.
    name: 'profile',
    test: anyOf(
      inPackages('(profile|discovery|text|print|money|safety)', ['']),
      inPackages('basics', ['building-blocks', 'calendar-date', 'file-output']),
      inPackages('lifecycle', ['audit-trail', 'review-check', 'revision\\.', 'settle']),
      inPackages('settings', ['edition']),
    ),
    minShareCount: 2,
    priority: 4,
  },
  {
    // A hundred bytes each: together they are less than one request. First those of the first screens.
    name: 'icons',
    test: /esm\/icons\/Icon(Alert(Circle|Triangle)|Book2|BuildingCommunity|ChevronDown|CircleCheck|Clock|CloudOff|HeartHandshake|Lock|Menu2|Pencil|Refresh|UserPlus)\.mjs/,
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'more-icons',
    test: /@tabler\/icons-react\/dist\/esm\/icons\/Icon(?!Eye|ShieldCheck)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    // What every signed-in page stands in.
    name: 'member',
    test: anyOf(
      inPackages('lifecycle', ['activation', 'profile-', 'revision-status']),
      inPackages('settings', ['admin-setting']),
      inPackages('accounts', ['own-standing']),
      inWeb('app', ['prefetch', 'guards/', 'query-client', 'offline/connection-host']),
      inWeb('app/shell', ['(?!skip-link|use-colour|user-menu-items)']),
      inWeb('entities/association', ['admin-setting', 'buy-suchi']),
      inWeb('entities/current-user', ['']),
      inWeb('shared', ['api/device-copies', 'navigation/forget-trail']),
      inWeb('entities/own-profile', ['(?!own-sheet|search-standing)']),
      inWeb('features/own-profile', ['components/reactivation.tsx', 'model/asked']),
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    // Other members, as cards and pages.
    name: 'people',
    test: anyOf(
      inWeb('entities', ['association/edition', 'offer/', 'picture/', 'profile-mark/']),
      inWeb('entities/own-profile', ['own-sheet', 'search-standing']),
      inWeb('entities/profile-card', ['(?!messages)']),
      inWeb('features/search', ['api/', 'model/']),
      inWeb('shared', ['i18n/long-date', 'navigation/(?!forget)', 'forms/choice', 'forms/select']),
    ),
    minShareCount: 2,
    priority: 1,
  },
];

/** Modules of a folder of the domain or the contracts whose names begin so. */
function inPackages(folder: string, names: readonly string[]): RegExp {
  return new RegExp(`packages/(domain|contracts)/src/${folder}/(${names.join('|')})`);
}

/** Modules of a folder of the web app whose names begin so. */
function inWeb(folder: string, names: readonly string[]): RegExp {
  return new RegExp(`apps/web/src/${folder}/(${names.join('|')})`);
}

function anyOf(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}
