/** Every address of the app in one place; the words are the specification's. */
export const paths = {
  home: '/',
  welcome: '/welcome',
  login: '/login',
  register: '/register',
  verifyOtp: '/verify_otp',
  verifyOtpSent: '/verify_otp?status=sent',
  forgottenPassword: '/admin/reset-password',
  join: '/join',
  setup: '/setup',
  terms: '/terms-and-conditions',
  blogs: '/blogs',
  contact: '/contact',
  privacy: '/privacy',
  refunds: '/refunds-and-cancellation',
  shipping: '/shipping',
  safety: '/safety',
  grievance: '/grievance-officer',
  grievanceForm: '/grievance',
  grievanceAgain: '/grievance/again',
  notice: '/notice/:version',
  mailInEnglish: '/mail',
  unsubscribe: '/unsubscribe',
  stillLooking: '/still-looking',
  ownWord: '/your-word',
  accountClosed: '/account-closed',
  claim: '/claim',
  notMe: '/not-me',
  sharedBiodata: '/b/:code',
  tv: '/tv',
  /** A phone at a door of the melawa. */
  desk: '/desk',
  tvPdf: '/tv_pdf',
  printSuchi: '/print_suchi',
  candidateView: '/candidate/view',
  candidateCreate: '/candidate/create',
  candidateEdit: '/candidate/edit',
  candidateChanges: '/candidate/changes',
  candidateProof: '/candidate/proof',
  candidateBiodata: '/candidate/biodata',
  profile: '/profile/:id',
  memberSafety: '/member_safety/:id',
  favourites: '/fav_members',
  notes: '/save_note_members',
  blocked: '/blocked_members',
  melawaToday: '/melawa/today',
  families: '/families',
  family: '/families/:id',
  melawa: '/melawa',
  melawaPass: '/melawa/pass',
  savedSearches: '/saved_searches',
  melawaChoices: '/melawa/choices',
  melawaPairs: '/melawa/pairs',
  settings: '/settings',
  settingsAccount: '/settings/account',
  settingsPassword: '/settings/reset_password',
  settingsDevices: '/settings/signed_in_devices',
  settingsMails: '/settings/mails',
  settingsData: '/settings/data',
  settingsDataUse: '/settings/data/use',
  settingsDelete: '/settings/data/delete',
  settingsPurpose: '/settings/data/:purpose',
  settingsGrievances: '/settings/data/grievances',
  settingsGrievanceNew: '/settings/data/grievances/new',
  settingsGrievance: '/settings/data/grievances/:id',
  settingsPermissions: '/settings/who_can_see_what',
  settingsMarkMarried: '/settings/mark_married',
  settingsMembership: '/settings/my_membership',
  settingsOpened: '/settings/who_opened_my_number',
  settingsMessages: '/settings/messages',
  settingsReports: '/settings/reports',
  settingsAdmin: '/settings/admin_setting',
  settingsLookups: '/settings/lookup',
  settingsDisabledLookups: '/settings/disabled',
  payment: '/payment',
  paymentHelp: '/payment/help',
  ownPayment: '/payment/:id',
  admin: '/admin',
} as const;

/** The page of another member's profile. */
export function profilePath(profileId: number): string {
  return `/profile/${profileId}`;
}

/** One version of the notice about data; without a number, the newest. */
export function noticePath(version?: number): string {
  return `/notice/${version ?? 'newest'}`;
}

/** What one purpose means, and its history. */
export function purposePath(purpose: string): string {
  return `${paths.settingsData}/${purpose}`;
}

/** The page of one grievance of the member. */
export function grievancePath(id: number): string {
  return `${paths.settingsGrievances}/${id}`;
}

/** The page of one interest between two families. */
export function familyPath(interestId: number): string {
  return `${paths.families}/${interestId}`;
}

/** The lists of Families; the first one has the plain address. */
export function familiesPath(list: 'received' | 'sent' | 'accepted'): string {
  return list === 'received' ? paths.families : `${paths.families}?list=${list}`;
}

/** The page of one purchase; with `pay` it opens the checkout. */
export function paymentPath(paymentId: number, { pay = false } = {}): string {
  return `${paths.payment}/${paymentId}${pay ? '?pay=1' : ''}`;
}

/** The form of another member, for an admin who acts as that member. */
export function actAsPath(userId: string): string {
  return `${paths.candidateEdit}?user=${encodeURIComponent(userId)}`;
}

/** Login that brings the person back to where they wanted to go. */
export function loginPath(wanted: string): string {
  return wanted === paths.home ? paths.login : `${paths.login}?next=${encodeURIComponent(wanted)}`;
}

/** The place to return to after login, or home when the address asks for anything but a page of ours. */
export function readNextPath(next: string | null): string {
  if (next === null || !next.startsWith('/')) return paths.home;
  const origin = 'https://same.origin';
  const target = URL.parse(next, origin);
  if (target === null || target.origin !== origin || target.pathname === paths.login) return paths.home;
  // `/.//host` is a path of ours until it is normalised to `//host`, which a browser takes for another site.
  if (target.pathname.startsWith('//')) return paths.home;
  return `${target.pathname}${target.search}${target.hash}`;
}

/** The page of a list that members choose from. */
export function lookupPath(type: string): string {
  return `${paths.settingsLookups}/${encodeURIComponent(type)}`;
}

/** The notice for a list that is no longer used. */
export function disabledLookupPath(type: string): string {
  return `${paths.settingsDisabledLookups}/${encodeURIComponent(type)}`;
}

/** The mark of this device that it is a desk at the door. What the desk keeps is sealed and elsewhere. */
export const deskMark = 'suchi.desk';
