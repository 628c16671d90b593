import type { OwnStanding } from '@suchi/contracts/accounts';
import { listActions, type ProfileActionKind } from '@suchi/domain/lifecycle';
import { IconHeartHandshake, IconLock, IconUserPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { ContactOffice } from '../../../entities/association/contact-office.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { type StatusChange, useChangeStatus } from '../api/use-change-status.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import { UnmarriedPanel } from './unmarried-panel.tsx';

interface MarkMarriedProps {
  profile: OwnStanding | null;
}

/** Marks the profile married or unmarried, or explains why neither is possible. */
export function MarkMarried({ profile }: MarkMarriedProps) {
  const t = useMessages('profile');
  const { mutate, isPending, error } = useChangeStatus();
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const actions: ProfileActionKind[] = listActions(profile?.status ?? null, 'member');
  const name = profile?.first_name ?? t('markMarried.nameless');

  function change(action: StatusChange['action'], isByPlatform: boolean, done: string) {
    mutate(
      { action, married_by_vmm: isByPlatform },
      { onSuccess: () => showToast({ message: done, tone: 'success' }) },
    );
  }

  return (
    <Stack gap={4} className="bounded">
      <FormAlert words={refusal} />
      {actions.includes('mark_unmarried') ? (
        <MarriedPanel
          name={name}
          isBusy={isPending}
          onUndo={() => change('mark_unmarried', false, t('markMarried.undone'))}
        />
      ) : actions.includes('mark_married') ? (
        <UnmarriedPanel
          name={name}
          isBusy={isPending}
          onMarried={(isByPlatform) => change('mark_married', isByPlatform, t('markMarried.done'))}
        />
      ) : (
        <NotPossible profile={profile} />
      )}
    </Stack>
  );
}

function NotPossible({ profile }: MarkMarriedProps) {
  const t = useMessages('profile');
  const tMember = useMessages('member');
  return profile === null ? (
    <StatePanel
      icon={<IconUserPlus />}
      title={t('markMarried.noProfileTitle')}
      action={<ButtonLink to={paths.candidateCreate}>{tMember('profileStatus.addCandidate')}</ButtonLink>}
    >
      <p>{t('markMarried.noProfileText')}</p>
    </StatePanel>
  ) : (
    <StatePanel tone="error" icon={<IconLock />} title={t('markMarried.blockedTitle')}>
      <p>{t('markMarried.blockedText')}</p>
      <p>
        <ContactOffice />
      </p>
    </StatePanel>
  );
}

interface MarriedPanelProps {
  name: string;
  isBusy: boolean;
  onUndo: () => void;
}

function MarriedPanel({ name, isBusy, onUndo }: MarriedPanelProps) {
  const t = useMessages('profile');
  return (
    <StatePanel
      icon={<IconHeartHandshake />}
      title={t('markMarried.marriedTitle', { name })}
      action={
        <Button look="default" isBusy={isBusy} onClick={onUndo}>
          {t('markMarried.undo')}
        </Button>
      }
    >
      <p>{t('markMarried.marriedText')}</p>
    </StatePanel>
  );
}
