import { checkEventChange, listEventFaults } from '@suchi/domain/melawa';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useInviteFamilies, useSaveMelawa } from '../api/melawa-day-api.ts';
import { refusalWords } from '../model/refusal-words.ts';
import { useAct } from '../model/use-act.ts';
import { useEventDraft } from '../model/use-event-draft.ts';
import { AnswerCard, ChoicesCard, DoorCard, type OpenMelawa, PlaceCard, StageCard } from './event-cards.tsx';
import classes from './event-form.module.css';
import { PageTitleWithDay } from './page-title-with-day.tsx';

/** All settings of a melawa, saved together. */
export function EventForm({ melawa, children }: { melawa: OpenMelawa; children: ReactNode }) {
  const t = useMessages('melawaDay');
  const draft = useEventDraft(melawa.event, melawa.phase);
  const save = useSaveMelawa();
  const [words, setWords] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const { event, base, changed } = draft;

  function ask() {
    const faults = listEventFaults(event);
    if (faults.length > 0) return setWords(faults.map((fault) => t(`faults.${fault}`)));
    const facts = { phase: melawa.phase, now: new Date(melawa.now), stageEndsAt: endOf(melawa) };
    const decision = checkEventChange(base, event, facts);
    if (!decision.allowed) return setWords([t(`refused.${decision.reason}`)]);
    if (decision.asksToWrite && melawa.coming > 0) return setIsAsking(true);
    return void send(false);
  }

  async function send(writes: boolean) {
    setIsAsking(false);
    setWords([]);
    try {
      await save.mutateAsync({ began_from: base, event, writes });
      draft.discard();
      showToast({ tone: 'success', message: t('form.saved') });
    } catch (error) {
      setWords(refusalWords(error, t));
    }
  }

  function discard() {
    draft.discard();
    setWords([]);
  }

  return (
    <ScreenWrapper
      title={t('form.title')}
      heading={<PageTitleWithDay title={t('form.title')} day={formatDay(`${base.day}T12:00:00Z`)} />}
      actions={
        changed.length === 0 ? null : (
          <>
            <Text tone="soft">{t('form.unsaved', { count: changed.length })}</Text>
            <Button look="default" onClick={discard}>
              {t('form.discard')}
            </Button>
            <Button isBusy={save.isPending} onClick={ask}>
              {t('form.save', { count: changed.length })}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        <FormAlert words={words} />
        <div className={classes.cards}>
          <PlaceCard draft={draft} melawa={melawa} aside={<Invitation melawa={melawa} />} />
          <AnswerCard draft={draft} melawa={melawa} />
          <DoorCard draft={draft} melawa={melawa} />
          <StageCard draft={draft} melawa={melawa} />
          <ChoicesCard draft={draft} melawa={melawa} />
        </div>
        {children}
      </Stack>
      <AlertDialog
        isOpen={isAsking}
        title={t('form.askWrite', { count: melawa.coming })}
        confirmLabel={t('form.write')}
        onConfirm={() => void send(true)}
        cancel={{ label: t('form.dontWrite'), onCancel: () => void send(false) }}
        onClose={() => setIsAsking(false)}
      >
        {t('form.askWriteText')}
      </AlertDialog>
    </ScreenWrapper>
  );
}

const endOf = ({ stage_ends_at: at }: OpenMelawa) => (at === null ? null : new Date(at));

/** When it went out, or the button that sends it. */
function Invitation({ melawa }: { melawa: OpenMelawa }) {
  const t = useMessages('melawaDay');
  const [isAsking, setIsAsking] = useState(false);
  const invite = useInviteFamilies();
  const act = useAct();
  const count = formatCount(melawa.to_invite);
  const { invitedOn } = melawa.event;
  if (invitedOn !== null)
    return (
      <Badge tone="success" icon={<IconCircleCheck size={16} aria-hidden="true" />}>
        {t('form.invitedOn', { date: formatDay(`${invitedOn}T12:00:00Z`), count })}
      </Badge>
    );
  return (
    <>
      <Button size="small" isBusy={invite.isPending} onClick={() => setIsAsking(true)}>
        {t('form.invite', { count })}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('form.inviteAsk', { count })}
        confirmLabel={t('form.inviteConfirm')}
        onConfirm={() => {
          setIsAsking(false);
          void act(invite, undefined, t('form.invited'));
        }}
        cancel={{ label: t('form.cancel'), onCancel: () => setIsAsking(false) }}
      >
        {t('form.inviteText')}
      </AlertDialog>
    </>
  );
}
