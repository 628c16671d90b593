import type { OwnStanding } from '@suchi/contracts/accounts';
import type { ProfileBanner } from '@suchi/domain/lifecycle';
import type { Translate } from '../../shared/i18n/messages.ts';
import { approvedTitles, isBookAhead } from './own-banners.ts';

/** What is true of the book is said only while it is. */
export function describeBanner(
  banner: ProfileBanner,
  profile: OwnStanding | null,
  t: Translate<'member'>,
): { title: string; text: string } {
  const values = {
    name: profile?.first_name ?? t('profileStatus.nameless'),
    serial: profile?.serial_number ?? '',
    year: profile?.suchi.year ?? '',
  };
  const text = t(`profileStatus.${banner}.text`, values);
  if (profile !== null && banner === 'active') {
    const { place } = profile.suchi;
    const book = place === 'number_follows' || place === 'not_printed' ? place : null;
    return {
      title: t(approvedTitles[place], values),
      text: book === null ? text : `${t(`profileStatus.book.${book}`, values)} ${text}`,
    };
  }
  if (banner === 'draft' && profile?.violations.length === 0)
    return { title: t('profileStatus.draft.complete'), text: t('profileStatus.draft.toSubmit') };
  const title = t(`profileStatus.${banner}.title`, values);
  if (profile === null || !isBookAhead(profile) || (banner !== 'deactivated' && banner !== 'married'))
    return { title, text };
  return { title, text: `${text} ${t(`profileStatus.book.${banner}`, values)}` };
}
