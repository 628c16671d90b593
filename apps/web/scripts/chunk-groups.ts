/**
 * Left alone, the bundler makes a file of every module that two pages share, and a slow network pays for each one.
 * Here the files follow the screens: what every page has, what every signed-in page has, then one file for each first
 * screen, and what several of them share. A module goes to the first group that names it. The budget check fails when
 * groups import each other.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: anyOf(
      /node_modules\/((react|react-dom|scheduler|zod)\/|@tabler\/icons-react\/dist\/esm\/[\w-]+\.mjs)/,
      /rolldown\/runtime|vite\/preload-helper/,
    ),
  },
  {
    name: 'shared',
    test: anyOf(
      inPackages('accounts', [
        'current-user',
        'duty',
        'email-address',
        'language-code',
        'mobile',
        'own-language',
      ]),
      inPackages('accounts', ['role']),
      inPackages('basics', ['calendar-date', 'date-window', 'digits', 'endpoint', 'error-codes']),
      inPackages('basics', ['error-details', 'phone-number']),
      inPackages('settings', ['edition\\.', 'front-page', 'names-in-texts', 'public-facts']),
      /packages\/domain\/src\/text\/own-script\.ts/,
      /packages\/domain\/src\/print\/edition-stage/,
      inWeb('entities', ['association/season', 'offer/format-rupees']),
      inWeb('features/public-pages', ['components/(fact-card|public-footer)']),
      inWeb('features/public-pages', ['model/(list-facts|use-public-facts)']),
      inWeb('shared/(loading|router|state)', ['']),
      inWeb('app/shell', ['skip-link']),
      inWeb('shared/api', ['api', 'connection', 'first-answers', 'remove-row', 'session']),
      inWeb('shared/api', ['use-public-read']),
      inWeb('shared/brand', ['association', 'faces', 'mark']),
      inWeb('shared/config', ['browser-storage', 'env', 'paths', 'release']),
      inWeb('shared/navigation', ['tel-']),
      inWeb('shared/i18n', ['error-words', 'language-', 'load-bundle', 'long-date', 'messages', 'rich-']),
      /packages\/words\/src|virtual:languages/,
      inWeb('entities/language', ['own-language']),
      inWeb('shared/ui', [
        'alert-dialog',
        'arch',
        'button',
        'class-list',
        'failed-state',
        'layout',
        'logo',
        'narali',
      ]),
      inWeb('shared/ui', ['list-states', 'page-heading', 'plain-button', 'skeleton', 'state-panel', 'text']),
      inWeb('shared/ui', ['use-return-focus', 'voice']),
      icons('Book2', 'DeviceTv', 'Search'),
      icons('Alert(Circle|Triangle)', 'CloudOff', 'Eye(Off)?', 'Lock', 'Refresh', 'ShieldCheck'),
    ),
  },
  {
    // What every signed-in page stands in.
    name: 'member',
    test: anyOf(
      /node_modules\/@tanstack\/(query|react-query)/,
      inPackages('lifecycle', ['activation', 'profile-', 'revision-status']),
      inPackages('settings', ['admin-setting']),
      inPackages('accounts', ['own-standing']),
      inPackages('money', ['buying', 'subscription\\.']),
      /packages\/domain\/src\/(proof\/own-proof|print\/serial)/,
      inPackages('profiles', ['gender', 'own-answers']),
      inWeb('app', ['prefetch', 'query-client', 'offline/connection-host']),
      inWeb('app/guards', ['current-user-gate', 'signed-in', 'verified']),
      inWeb('app/shell', ['buy-suchi', 'member-', 'nav-items', 'shell-skeleton', 'use-on-sale']),
      inWeb('app/shell', ['user-menu-(button|trigger)', 'user-menu.module']),
      inWeb('app/member', ['member-tree', 'members-only', 'use-after']),
      inWeb('entities', ['association/(admin-setting|buy-suchi|contact|use-support)']),
      inWeb('entities', ['profile-mark/discovery-key']),
      inWeb('entities/current-user', ['(current-user-query|display-name|initials-badge|use-current-user)']),
      inWeb('shared', ['api/device-(copies|files)', 'navigation/forget-']),
      inWeb('shared/ui', ['banner', 'in-em', 'screen-wrapper']),
      inWeb('entities/own-profile', ['(?!own-sheet|search-access)']),
      inWeb('features/own-profile', ['components/reactivation.tsx']),
      icons('BuildingCommunity', 'Chevron(Down|Right)', 'CircleCheck', 'Clock', 'HeartHandshake'),
      icons('Menu2', 'Pencil', 'UserPlus'),
    ),
  },
  {
    // Home of a member who may not search: what waits, and the offers.
    name: 'home',
    test: anyOf(
      inPackages('discovery', ['search-access']),
      inWeb('app/member', ['active-home', 'ask-for', 'home', 'use-season', 'waiting-home']),
      inWeb('entities/(association|attendance|offer)', ['']),
      inWeb('entities/own-profile', ['search-access']),
      inWeb('features/home', ['']),
      inWeb('features/own-profile', ['api/use-(attendance|change-status|pause)']),
      inWeb('features/own-profile/components', ['attendance', 'paused']),
      inWeb('features/search', ['offers', 'components/search-(area|view.module)']),
      inWeb('shared', ['ui/seen-before']),
      icons('BrandWhatsapp', 'Calendar(Event|X)', 'Check', 'ClockPause', 'Crown'),
      icons('MessageCircle', 'PlayerPause', 'Printer', 'Users'),
    ),
    minShareCount: 1,
  },
  {
    name: 'search',
    test: anyOf(
      inWeb('features/search', ['api/first-page', 'model/(filter-chips|kept|tidy|use-search)']),
      inWeb('features/search/components', ['filter-chips', 'go-to', 'name-search', 'open', 'result']),
      inWeb('features/search/components', ['search-']),
      inPackages('discovery', ['suchi-number']),
      icons('Abc'),
    ),
  },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\// },
  {
    name: 'fields',
    // The plain ones that the first screens have; what brings Mantine along, or only the profile form has, stays apart.
    test: anyOf(
      inWeb('shared/forms', ['checkbox-field', 'field', 'form', 'password-field']),
      inWeb('shared/forms', ['segments', 'show-server-errors', 'text-field']),
      inWeb('entities/language', ['language-change', 'use-language-change']),
    ),
    minShareCount: 2,
  },
  { name: 'screen', test: anyOf(inWeb('shared/ui', ['use-screen']), /@mantine\/hooks\/.*use-media-query/) },
  { name: 'numbers', test: inWeb('shared/forms', ['number-field', 'sum-field']) },
  {
    // The first screens of visitors.
    name: 'sign-in',
    test: anyOf(
      inWeb('app/public', ['account-page', 'login', 'welcome-layout']),
      inWeb('entities/language', ['language-choice']),
      inWeb('features/sign-in', ['api/', 'components/login', 'model/code-sent']),
      inPackages('accounts', ['accounts', 'change-password', 'second-factor', 'sign-in']),
      inPackages('accounts', ['one-time-code', 'person-name']),
    ),
  },
  {
    // The association's public page, and what login shows of it below the form.
    name: 'welcome',
    test: anyOf(
      inWeb('app/public', ['front-page']),
      inWeb('features/public-pages', ['front-page', 'model/front-page']),
      inWeb('features/public-pages/components', ['about-service', 'date-cards', 'front-']),
    ),
  },
  {
    name: 'connection',
    test: anyOf(inWeb('app/offline', ['(?!connection-host)']), icons('WifiOff')),
  },
  { name: 'outbox', test: inWeb('shared/api', ['outbox/']) },
  {
    name: 'orders',
    test: anyOf(
      inPackages('basics', ['building-blocks']),
      inPackages('money', ['delivery', 'ledger', 'order\\.', 'payment', 'pricing']),
      inPackages('profiles', ['income']),
      inPackages('text', ['english-letters', 'text-entry', 'words']),
      inWeb('features/payments', ['api/own-orders', 'components/home-orders']),
    ),
  },
  {
    // The rules and shapes of a profile, and other members as cards.
    name: 'people',
    test: anyOf(
      inPackages('(profiles|media|places|proof|review|discovery|text|safety)', ['']),
      // Other contracts of lists and money, and the files of the book, are for the office alone.
      inPackages('lookups', ['lookup']),
      /packages\/domain\/src\/money\//,
      /packages\/contracts\/src\/money\/(order|own-subscription|payment|provider-calls|receipt)\./,
      inPackages('print', ['(?!book-(binding|file))']),
      inPackages('basics', ['building-blocks', 'file-output']),
      inPackages('bulk-mail', ['delivery-failure']),
      inPackages('lifecycle', ['audit-trail', 'review-check', 'revision\\.', 'settle']),
      inWeb('entities', ['lookup/lookup-(label|query)', 'member-safety/', 'picture/', 'profile-mark/']),
      inWeb('entities/own-profile', ['own-sheet']),
      inWeb('entities/profile-card', ['']),
      inWeb('entities/profile-sheet', ['changed-value', 'format-children', 'named-label']),
      inWeb('features/search', ['api/', 'model/']),
      inWeb('shared', [
        'config/office-paths',
        'i18n/format-(count|list|measures)',
        'i18n/names-of',
        'navigation/',
        'forms/choice',
        'forms/select',
        'ui/fact-line',
        'ui/latin-name',
      ]),
    ),
    minShareCount: 2,
  },
  {
    // One member's whole profile.
    name: 'profile',
    test: anyOf(
      inWeb('app', ['member/(profile.route|use-result-walk)', 'use-profile-id']),
      inWeb('entities/profile-sheet', ['(fact|format|lead|profile-(head|video))']),
      inWeb('features/profile-page', [
        'api/(opened|use-notes)',
        'components/(contact|gallery|own-notes|profile|report|walk)',
      ]),
      inWeb('features/profile-page', ['components/action-dialog']),
      inWeb('shared/ui', ['tabs']),
    ),
  },
  { name: 'icons', test: icons(''), minShareCount: 2 },
].map((group, at, all) => ({ ...group, priority: all.length - at }));

/** Modules of a folder of the domain or the contracts whose names begin so. */
function inPackages(folder: string, names: readonly string[]): RegExp {
  return new RegExp(`packages/(domain|contracts)/src/${folder}/(${names.join('|')})`);
}

/** Modules of a folder of the web app whose names begin so. */
function inWeb(folder: string, names: readonly string[]): RegExp {
  return new RegExp(`apps/web/src/${folder}/(${names.join('|')})`);
}

/** A hundred bytes each: they travel with the screens that show them. */
function icons(...names: readonly string[]): RegExp {
  return new RegExp(`esm/icons/Icon(${names.join('|')})${names[0] === '' ? '' : '\\.mjs'}`);
}

function anyOf(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}
