/** Every address of the app in one place; the words are the specification's. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  verifyOtp: '/verify_otp',
  verifyOtpSent: '/verify_otp?status=sent',
  forgottenPassword: '/admin/reset-password',
  terms: '/terms-and-conditions',
  blogs: '/blogs',
  tv: '/tv',
  tvPdf: '/tv_pdf',
  printSuchi: '/print_suchi',
  candidateView: '/candidate/view',
  candidateCreate: '/candidate/create',
  candidateEdit: '/candidate/edit',
  profile: '/profile/:id',
  favourites: '/fav_members',
  notes: '/save_note_members',
  blocked: '/blocked_members',
  settings: '/settings',
  settingsAccount: '/settings/account',
  settingsPassword: '/settings/reset_password',
  settingsMarkMarried: '/settings/mark_married',
  settingsMembership: '/settings/my_membership',
  settingsAdmin: '/settings/admin_setting',
  admin: '/admin',
} as const;

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
  return `${target.pathname}${target.search}${target.hash}`;
}
