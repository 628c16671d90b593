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
      inPackages('basics', ['calendar-date', 'date-window', 'digits', 'endpoint', 'error-', 'utc-instant']),
      inPackages('settings', ['edition\\.', 'front-page', 'names-in-texts']),
      inPackages('print', ['edition-stage']),
      /packages\/words\/src\/calendar/,
      inWeb('entities', ['association/season', 'offer/format-rupees']),
      inWeb('shared', ['i18n/long-date', 'navigation/tel-', 'ui/list-states']),
      /packages\/domain\/src\/text\/own-script\.ts/,
      inWeb('features/public-pages', ['components/public-footer']),
      inWeb('shared/(loading|router|state)', ['']),
      inWeb('app/shell', ['skip-link']),
      inWeb('shared/api', ['api', 'connection', 'first-answers', 'session']),
      inWeb('shared/brand', ['association', 'faces', 'mark']),
      inWeb('shared/config', ['browser-storage', 'env', 'paths', 'release']),
      inWeb('shared/i18n', ['error-words', 'language-', 'load-bundle', 'messages', 'rich-']),
      /packages\/words\/src\/(bundles|index|language|translate)|virtual:languages/,
      inWeb('entities/language', ['own-language']),
      inWeb('shared/ui', ['alert-dialog', 'arch', 'button', 'class-list', 'failed-state', 'layout', 'logo']),
      inWeb('shared/ui', ['narali', 'page-heading', 'plain-button', 'skeleton', 'state-panel', 'text\\.']),
      inWeb('shared/ui', ['voice']),
      icons('Book2', 'CloudOff', 'EyeOff', 'Refresh', 'Search'),
    ),
  },
  {
    // What every signed-in page stands in.
    name: 'member',
    test: anyOf(
      /node_modules\/@tanstack\/(query|react-query)(?!.*(infiniteQueryO|useInfiniteQ))/,
      inPackages('lifecycle', ['permissions', 'profile-(banner|status)', 'revision-status']),
      inPackages('consent', ['purposes']),
      inPackages('families', ['family-counts']),
      inPackages('freshness', ['(answer|badge|freshness)\\.']),
      inPackages('basics', ['signed-token']),
      inPackages('settings', ['admin-setting']),
      inPackages('accounts', ['current-user', 'own-standing', 'role']),
      inPackages('money', ['buying', 'subscription\\.']),
      /packages\/domain\/src\/(proof\/own-proof|print\/serial)/,
      inPackages('profiles', ['gender', 'own-answers']),
      inWeb('app', ['prefetch', 'query-client', 'offline/connection-host']),
      inWeb('app/guards', ['current-user-gate', 'signed-in', 'verified']),
      inWeb('app/shell', ['buy-suchi', 'member-', 'nav-items', 'shell-skeleton', 'use-on-sale']),
      inWeb('app/shell', ['user-menu-(button|trigger)', 'user-menu.module']),
      inWeb('app/member', ['member-tree', 'members-only', 'use-after']),
      inWeb('entities', ['association/(admin-setting|buy-suchi|contact|edition|use-support)']),
      inWeb('entities', ['attendance/(attendance|is-)', 'profile-mark/discovery-key']),
      inWeb('entities/current-user', ['(current-user-query|display-name|initials-badge|use-current-user)']),
      inWeb('shared', ['api/device-(copies|files)', 'navigation/forget-']),
      inWeb('shared/ui', ['banner', 'in-em', 'screen-wrapper']),
      inWeb('entities/own-profile', ['(?!missing|own-sheet|search-access)']),
      inWeb('features', ['own-profile/components/reactivation.tsx', 'safety/model/new-messages']),
      inWeb('features/families', [
        'api/family-counts',
        'components/family-news',
        'model/(say-newest|use-family)',
      ]),
      icons('AlertTriangle', 'BuildingCommunity', 'Check', 'Chevron(Down|Right)', 'CircleCheck', 'Clock'),
      icons('HeartHandshake', 'Lock', 'Mail', 'Menu2', 'Pencil', 'PlayerPause', 'User(Plus)?', 'X'),
    ),
  },
  {
    // Home of a member who may not search: what waits, and the offers.
    name: 'home',
    test: anyOf(
      inPackages('discovery', ['search-access']),
      inWeb('app/member', [
        'active-home',
        'ask-for',
        'ending-links',
        'home',
        'melawa-(home|thanks)',
        'still-looking',
        'use-season',
        'waiting-home',
      ]),
      inWeb('entities/(association|attendance|offer)', ['']),
      inWeb('entities/own-profile', ['search-access']),
      inWeb('features/families/components', ['home-strip']),
      inWeb('features/home', ['']),
      inWeb('features/still-looking', ['own-question']),
      inWeb('features/safety/components', ['new-messages']),
      inWeb('features/own-profile', ['api/use-(attendance|change-status|pause)']),
      inWeb('features/own-profile/components', ['attendance', 'paused']),
      inWeb('features/search', ['offers', 'components/search-(area|view.module)']),
      icons('CalendarX', 'ClockPause', 'Crown', 'MessageCircle'),
    ),
    minShareCount: 1,
  },
  {
    name: 'search',
    test: anyOf(
      inWeb('features/search', ['api/first-page', 'model/(filter-chips|kept|use-(filter|search))']),
      inWeb('features/search/components', ['filter-chips', 'go-to', 'name-search', 'open', 'result']),
      inWeb('features/search/components', ['saved-(chip|line)', 'search-']),
      inWeb('entities', ['fit/short', 'profile-card/profile-row']),
      inPackages('discovery', ['suchi-number']),
      icons('Abc', 'BookmarkFilled', 'LayoutGrid'),
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
      inPackages('accounts', ['email-address', 'language-code', 'login-name', 'mobile', 'own-language']),
      inPackages('basics', ['phone-number']),
      icons('AlertCircle', 'Eye'),
    ),
    minShareCount: 2,
  },
  {
    name: 'screen',
    test: anyOf(inWeb('shared/ui', ['use-screen']), /@mantine\/hooks\/.*use-(debounced-value|media-query)/),
  },
  {
    // The first screens of visitors.
    name: 'sign-in',
    test: anyOf(
      inWeb('app/public', ['account-page', 'login', 'welcome-layout']),
      inWeb('entities/language', ['language-choice']),
      inWeb('features/sign-in', ['api/', 'components/login', 'model/code-sent']),
      inPackages('accounts', ['accounts', 'change-password', 'second-factor', 'sign-in']),
      inPackages('accounts', ['one-time-code', 'person-name']),
      icons('ShieldCheck'),
    ),
  },
  {
    // The association's public page, and what other public pages show of it.
    name: 'welcome',
    test: anyOf(
      inWeb('app/public', ['front-page']),
      inWeb('features/public-pages', ['front-page', 'model/(front-page|list-facts|use-public-facts)']),
      inWeb('features/public-pages/components', ['date-cards', 'fact-card', 'front-']),
      inWeb('shared/api', ['use-public-read']),
      inPackages('settings', ['public-facts']),
      icons('DeviceTv'),
    ),
  },
  {
    // Every page loads it after its first screen.
    name: 'connection',
    test: anyOf(
      inWeb('app/offline', ['(?!connection-host)']),
      inWeb('shared/api', ['outbox/']),
      icons('WifiOff'),
    ),
  },
  {
    name: 'orders',
    test: anyOf(
      inPackages('money', ['delivery', 'ledger', 'order\\.', 'payment', 'pricing']),
      inWeb('features/payments', ['api/own-orders', 'components/home-orders']),
    ),
  },
  {
    // The facts of a profile, and other members as cards.
    name: 'people',
    test: anyOf(
      inPackages('basics', ['building-blocks']),
      inPackages('(media|places)', ['']),
      inPackages('discovery', [
        'contact',
        'country',
        'discovery',
        'family-number',
        'known-person',
        'saved-search',
      ]),
      inPackages('families', ['interest', 'words']),
      inPackages('horoscope', ['uncounted']),
      inPackages('fit', ['(?!fit-facts)']),
      inPackages('lookups', ['lookup']),
      inPackages('profiles', ['(?!education|siblings)']),
      inPackages('safety', ['member-report']),
      inPackages('text', ['english-letters', 'indic-letters', 'list-match', 'phone', 'text-entry', 'words']),
      inWeb('entities', ['fit/', 'lookup/lookup-(label|query)', 'picture/(?!thumb)', 'profile-(card|mark)/']),
      inWeb('entities/(interest|saved-search)', [
        'interest-',
        'saved',
        'send-interest-link',
        'sends-interest',
        'use-',
      ]),
      inWeb('features/families', ['model/sheet-family']),
      inWeb('entities/member-safety', ['']),
      inWeb('entities/own-profile', ['own-sheet']),
      inWeb('entities/profile-sheet', ['changed-value', 'format-children', 'named-label']),
      inWeb('features/search', ['api/', 'model/']),
      inWeb('shared', [
        'api/remove-row',
        'forms/(choice|select)',
        'i18n/(choice-words|format-(count|list|measures))',
      ]),
      inWeb('shared', ['i18n/names-of', 'navigation/', 'ui/(copy-text|fact-line|latin-name|seen-before)']),
      icons('AdjustmentsHorizontal', 'ArrowLeft', 'Ban', 'Briefcase', 'Cake', 'ChevronLeft', 'Dots', 'Flag'),
      icons('Heart(Filled)?', 'Note', 'Phone', 'Photo', 'School', 'UserOff', 'Wallet'),
    ),
    minShareCount: 2,
  },
  {
    // The fields of long forms, and the dialogs of filters.
    name: 'more-fields',
    test: anyOf(
      inWeb('entities/lookup', ['lookup-field']),
      inWeb('shared/forms', [
        'combobox-(field|frame|props)',
        'date-(entry|field)',
        'number',
        'sum',
        'text-area',
        'use-entry',
      ]),
      inWeb('shared/ui', ['switch']),
      inPackages('text', ['sum']),
      icons('Calendar', 'Plus', 'Selector'),
    ),
    minShareCount: 2,
  },
  {
    // The rules of those who write, review and print profiles.
    name: 'rules',
    test: anyOf(
      inPackages('(profiles|proof|review|discovery|text|safety)', ['']),
      // Other contracts of money, and the files of the book, are for the office alone.
      /packages\/domain\/src\/money\//,
      /packages\/contracts\/src\/money\/(order|own-subscription|payment|provider-calls|receipt)\./,
      inPackages('print', ['(?!book-(binding|file))']),
      inPackages('basics', ['file-output', 'same-data']),
      inPackages('bulk-mail', ['delivery-failure']),
      inPackages('lifecycle', [
        'activation',
        'audit-trail',
        'profile-',
        'review-check',
        'revision\\.',
        'settle',
      ]),
      icons('ArrowRight', 'DeviceMobile', 'InfoCircle', 'PlayerPlay', 'Printer'),
      icons('Trash', 'Users', 'Video'),
    ),
    minShareCount: 2,
  },
  {
    // One member's whole profile.
    name: 'profile',
    test: anyOf(
      inWeb('app', ['member/(interest-sheets|profile.route|use-result-walk)', 'use-profile-id']),
      inWeb('entities/profile-sheet', ['(fact|format|lead|profile-(head|video))']),
      inWeb('features/profile-page', [
        'api/(fit-query|opened|use-notes)',
        'components/(after|contact|gallery|interest|own-notes|profile|report|walk)',
      ]),
      inWeb('features/profile-page', ['components/action-dialog']),
      inWeb('shared/ui', ['tabs']),
    ),
  },
  {
    // The invitation to the melawa and the pass.
    name: 'melawa',
    test: anyOf(
      inPackages('melawa', ['answer', 'clock', 'event\\.', 'pass']),
      inWeb('features/melawa', ['api/', 'model/', 'components/(answer-form.module|please-bring)']),
    ),
    minShareCount: 2,
  },
  {
    name: 'payments',
    test: anyOf(
      inWeb('features/payments', [
        'api/',
        'model/',
        'components/(book-head|payment-skeleton|step-list|unpaid)',
      ]),
      inWeb('entities/delivery-address', ['delivery-draft']),
    ),
    minShareCount: 2,
  },
  {
    // A family's own profile, and what its settings repeat of it.
    name: 'own-profile',
    test: inWeb('features/(own-profile|proof/components/proof-notice)', ['']),
    minShareCount: 2,
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
