import type { OwnStanding } from '@suchi/contracts/accounts';
import { hallConsentContract } from '@suchi/contracts/profiles';
import { listActions } from '@suchi/domain/lifecycle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownProfileKey } from '../../../entities/own-profile/own-profile-query.ts';
import { api } from '../../../shared/api/api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import classes from './mark-married.module.css';

/** What the family answered about the hall screen. Taking it back is as easy as giving it. */
export function HallConsentPanel({ profile }: { profile: Pick<OwnStanding, 'hall_consent' | 'status'> }) {
  const t = useMessages('hallConsent');
  const { mutate, isPending } = useHallConsent();
  const { hall_consent: consent, status } = profile;
  const mayAllow = listActions(status, 'member').includes('allow_hall');
  const answer = (hallConsent: boolean) =>
    mutate(hallConsent, {
      onSuccess: () => showToast({ message: t('saved'), tone: 'success' }),
      onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
    });
  return (
    <Card as="section" padding={6} gap={4} className={classes.panel} aria-labelledby="hall-consent">
      <h2 id="hall-consent">{t('title')}</h2>
      <p className={classes.text}>
        <strong>{t(consent === null ? 'open' : consent ? 'allowed' : 'refused')}</strong> {t('what')}
      </p>
      <Row gap={3} align="stretch" wrap>
        {consent !== true && mayAllow ? (
          <Button look="default" isBusy={isPending} onClick={() => answer(true)}>
            {t('yes')}
          </Button>
        ) : null}
        {consent === false ? null : (
          <Button look="default" isBusy={isPending} onClick={() => answer(false)}>
            {t('no')}
          </Button>
        )}
      </Row>
    </Card>
  );
}

/** Says whether the hall screen may show the profile. It needs no review. */
function useHallConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (hallConsent: boolean) => api.call(hallConsentContract, { hall_consent: hallConsent }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownProfileKey }),
  });
}
