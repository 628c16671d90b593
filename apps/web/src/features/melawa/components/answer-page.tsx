import type { OwnMelawa } from '@suchi/contracts/melawa';
import { useQuery } from '@tanstack/react-query';
import { IconCalendarOff } from '@tabler/icons-react';
import { formatWeekdayDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/config/paths.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ownMelawaQuery } from '../api/own-melawa.ts';
import { AnswerForm } from './answer-form.tsx';
import { AnswerStands } from './answer-stands.tsx';

/** Will you attend? */
export function AnswerPage() {
  const t = useMessages('melawa');
  const source = useQuery(ownMelawaQuery);
  const event = source.data?.event;
  const date = event && formatWeekdayDate(event.day);
  return (
    <ScreenWrapper
      title={t('invitation.ask')}
      lead={
        event && date
          ? event.hall === ''
            ? t('invitation.title', { date })
            : t('form.event', { date, hall: event.hall })
          : null
      }
    >
      <ListStates<OwnMelawa | null>
        source={source}
        isEmpty={(own) => own === null}
        loading={<Skeleton height={320} />}
        empty={
          <StatePanel
            icon={<IconCalendarOff size={36} />}
            title={t('form.notInvited')}
            action={<ButtonLink to={paths.home}>{t('form.home')}</ButtonLink>}
          />
        }
        ready={(own) => (own === null ? null : <OneAnswer own={own} />)}
      />
    </ScreenWrapper>
  );
}

function OneAnswer({ own }: { own: OwnMelawa }) {
  return own.phase === 'answers' ? <AnswerForm own={own} /> : <AnswerStands own={own} />;
}
