import type { Association } from './association.ts';

/** What the page itself says of the association, before the app asks for anything. */
export interface PageAssociation extends Omit<Association, 'colour' | 'town'> {
  supportEmail: string | null;
  supportPhone: string | null;
  /** For example `https://wa.me/919800000000`. */
  chatUrl: string | null;
  /** The address of its logo; null: the one of the release. */
  logo: string | null;
  /** Only while people cannot register yet. */
  isRegistrationClosed?: true;
  /** Only where all people are invented. */
  isDemo?: true;
}

/** What the page of a build says, until a node has filled it. */
export const pageAssociationAtFirst = {
  name: 'Sahyadri Samaj Mandal',
  ownName: 'सह्याद्री समाज मंडळ',
  ownLanguage: 'mr',
  shortName: 'Suchi',
  coverWord: 'सूची',
  languages: ['en', 'mr', 'hi', 'gu'],
  defaultLanguage: 'en',
  supportEmail: null,
  supportPhone: null,
  chatUrl: null,
  logo: null,
} as const satisfies PageAssociation;

/** The association that the release was made for: with its name and colour until the office changes them. */
export const associationAtFirst = {
  ...pageAssociationAtFirst,
  town: 'Mumbai',
  colour: '781D2E',
} as const satisfies Association;

/** The element of the page. A `<` in a typed text could end it. */
export function writePageAssociation(facts: PageAssociation): string {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="association">${json}</script>`;
}
