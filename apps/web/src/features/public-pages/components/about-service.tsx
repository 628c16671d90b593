import { frontPageContract } from '@suchi/contracts/settings';
import { usePublicRead } from '../../../shared/api/use-public-read.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { listDates } from '../model/front-page-words.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './about-service.module.css';
import { DateCards } from './date-cards.tsx';

/** Below the login form: whose service this is, and the next dates. Nothing while they are not known. */
export function AboutService() {
  const t = useMessages('frontPage');
  const tSeason = useMessages('season');
  const { data: page } = usePublicRead(frontPageContract, {});
  if (page === undefined) return null;
  const { name } = page.association;
  const days = listDates(page.edition, t, tSeason);
  if (name === null && days.length === 0) return null;
  return (
    <Stack gap={3} above={6} className={classes.about}>
      {name === null ? null : <p>{t('short')}</p>}
      {days.length === 0 ? null : <DateCards days={days} />}
    </Stack>
  );
}
