import { cardOfMemberContract, endCardContract } from '@suchi/contracts/desk-entry';
import type { OfficeMember } from '@suchi/contracts/office';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconId, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { loginCardsPath } from '../../../shared/config/office-paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useHelp } from './member-api.ts';
import { MemberCard } from './member-card.tsx';

/** For a family without an address, which comes in by a card of the office. */
export function MemberLoginCard({ member: { id, email } }: { member: OfficeMember }) {
  const t = useMessages('officeMember');
  const { data } = useQuery({
    queryKey: ['login-card', id],
    queryFn: ({ signal }) => api.call(cardOfMemberContract, { user: id }, { signal }),
    enabled: email === null,
  });
  const end = useHelp(endCardContract);
  if (data?.may_have !== true) return null;
  const { card } = data;
  return (
    <MemberCard title={t('card.title')}>
      <FormAlert words={end.error ? errorWords(end.error) : []} />
      <p>
        {card === null
          ? t('card.none')
          : t(`card.state.${card.state}`, {
              number: card.number,
              date: formatCalendarDate(card.valid_until),
            })}
      </p>
      <Row gap={3} wrap above={2}>
        <ButtonLink to={loginCardsPath(id)} look="default" icon={<IconId size={20} />}>
          {t('card.make')}
        </ButtonLink>
        {card?.state === 'open' ? (
          <Button
            look="default"
            icon={<IconX size={20} />}
            isBusy={end.isPending}
            onClick={() =>
              end.mutate(
                { user: id },
                { onSuccess: () => showToast({ message: t('card.ended'), tone: 'success' }) },
              )
            }
          >
            {t('card.end')}
          </Button>
        ) : null}
      </Row>
    </MemberCard>
  );
}
