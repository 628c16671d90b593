import type { CalendarDate } from '@suchi/domain/basics';
import { IconBook2 } from '@tabler/icons-react';
import { paths } from '../../../shared/config/paths.ts';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

/** The printed page waits for an answer. */
export function ProofNotice({ until }: { until: CalendarDate }) {
  const t = useMessages('proof');
  return (
    <Banner
      tone="gold"
      icon={<IconBook2 />}
      title={t('notice.title')}
      action={
        <ButtonLink size="small" to={paths.candidateProof}>
          {t('notice.open')}
        </ButtonLink>
      }
    >
      <p>{t('notice.text', { date: formatLongDate(until) })}</p>
    </Banner>
  );
}
