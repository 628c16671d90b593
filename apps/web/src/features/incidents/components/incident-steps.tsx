import { contractPath } from '@suchi/contracts/basics';
import { type Incident, incidentFileContract } from '@suchi/contracts/privacy';
import { useState } from 'react';
import { ListDownload } from '../../../shared/downloads/list-download.tsx';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { boardDraftAddress } from '../api/incidents.ts';
import { useStep } from '../model/use-step.ts';

/** A test first, another person sends, a note closes. */
export function IncidentSteps({ incident }: { incident: Incident }) {
  const t = useMessages('incidents');
  const [asked, setAsked] = useState<'tell' | 'close' | null>(null);
  const { take, isPending } = useStep(incident.id);
  const { reference, refusals, tested, to_mail: count } = incident;
  const end = () => setAsked(null);
  return (
    <>
      <a className="touch" href={boardDraftAddress(incident.id, 'board_draft_pdf')}>
        {t('draft')}
      </a>
      <a className="touch" href={boardDraftAddress(incident.id, 'board_draft')}>
        {t('draftText')}
      </a>
      <ListDownload
        file={{
          what: reference,
          count: incident.affected,
          fileName: `${reference}.csv`,
          path: contractPath(incidentFileContract),
          body: (reason) => ({ id: incident.id, ...(reason !== undefined && { contacts_reason: reason }) }),
        }}
      />
      {refusals.test === null ? (
        <Button look="default" isBusy={isPending} onClick={() => take({ step: 'test' })}>
          {t('test')}
        </Button>
      ) : null}
      {tested ? (
        <Text tone="muted">{t('tested', { at: formatMoment(tested.at), name: tested.by ?? '' })}</Text>
      ) : null}
      {refusals.tell === null ? (
        <Button isBusy={isPending} onClick={() => setAsked('tell')}>
          {t('tell', { count })}
        </Button>
      ) : null}
      {refusals.close === null ? (
        <Button look="default" onClick={() => setAsked('close')}>
          {t('close')}
        </Button>
      ) : null}
      <WhyNot incident={incident} />
      <AlertDialog
        isOpen={asked === 'tell'}
        title={t('tellTitle')}
        confirmLabel={t('tell', { count })}
        onConfirm={() => {
          take({ step: 'tell' });
          end();
        }}
        cancel={{ label: t('cancel'), onCancel: end }}
      >
        <p>{t('tellText', { count })}</p>
      </AlertDialog>
      {asked === 'close' ? (
        <ReasonDialog
          title={t('closeTitle', { reference })}
          text=""
          label={t('closeReason')}
          confirm={t('close')}
          onClose={end}
          onConfirm={(note) => {
            take({ step: 'close', note });
            end();
          }}
        />
      ) : null}
    </>
  );
}

const explained = ['test_first', 'second_person', 'not_told', 'not_reported'] as const;

/** Why the next step waits. */
function WhyNot({ incident: { refusals } }: { incident: Incident }) {
  const t = useMessages('incidents');
  const reasons = explained.filter((reason) => refusals.tell === reason || refusals.close === reason);
  if (reasons.length === 0) return null;
  return <Text tone="muted">{reasons.map((reason) => t(`refusals.${reason}`)).join(' ')}</Text>;
}
