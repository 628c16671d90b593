import type { Language } from './language.ts';

/**
 * The namespaces that a browser loads in one file, by the screen that needs them first. A namespace that is listed
 * neither here nor in `serverOnly` is the office's and a file of its own.
 */
export const together = {
  first: ['calendar', 'choices', 'common', 'fields', 'firstErrors', 'footer', 'offline', 'season'],
  signIn: ['signIn'],
  welcome: ['frontPage'],
  member: ['member', 'attendance', 'home', 'offers', 'ownProfile'],
  families: ['families'],
  freshness: ['freshness'],
  biodata: ['biodata'],
  dataUse: ['dataUse'],
  grievances: ['grievances'],
  melawaToday: ['melawaToday'],
  melawa: ['melawa', 'passPaper'],
  melawaChoices: ['melawaChoices'],
  search: ['search', 'contact', 'fit', 'saved'],
  profile: ['profile', 'people'],
  horoscope: ['horoscope'],
  form: ['authoring', 'preferences'],
  rules: ['rules'],
  legal: ['notice', 'publicPages', 'terms'],
  more: [
    'account',
    'claim',
    'closing',
    'consent',
    'deliveryAddress',
    'demo',
    'errors',
    'mailInEnglish',
    'mailStop',
    'news',
    'payments',
    'proof',
    'safety',
  ],
} as const;

/** Words that only the server writes. No browser loads them. */
export const serverOnly: readonly string[] = [
  'mail',
  'officeMail',
  'paper',
  'biodataPaper',
  'cardPaper',
  'slipPaper',
  'dataPaper',
];

export type Bundle = keyof typeof together | `office/${string}`;

/** Those of members and visitors. */
export const openBundles = Object.keys(together) as Bundle[];

const bundles = new Map<string, Bundle>(
  Object.entries(together).flatMap(([bundle, names]) => names.map((name) => [name, bundle as Bundle])),
);

/** The file that holds a namespace. */
export const bundleOf = (namespace: string): Bundle => bundles.get(namespace) ?? `office/${namespace}`;

/** Where a browser finds a file. The version changes with any word of the language. */
export const bundleAddress = (language: Language, version: string, bundle: Bundle): string =>
  `/static/words/${language}-${version}/${bundle}.json`;
