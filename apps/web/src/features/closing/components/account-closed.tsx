import type { ClosedAccount } from '@suchi/contracts/closing';
import { formatCalendarDate } from '@suchi/domain/basics';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Dates } from './what-happens.tsx';

/** What is left to say, for the person who has no account any more. */
export function AccountClosed({ closed }: { closed: ClosedAccount }) {
  const t = useMessages('closing');
  return (
    <Stack gap={5}>
      <PageHeading title={t('done.title', { reference: closed.reference })} />
      <p>{t('done.lead')}</p>
      <Dates plan={closed} />
      <p>{t('done.comeBack', { date: formatCalendarDate(closed.restore_until) })}</p>
      <ButtonLink to={paths.welcome} look="default">
        {t('done.home')}
      </ButtonLink>
    </Stack>
  );
}
