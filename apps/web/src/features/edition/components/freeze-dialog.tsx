import type { FreezeCheck } from '@suchi/contracts/print';
import type { ProofRound } from '@suchi/contracts/proof';
import { useQuery } from '@tanstack/react-query';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { freezeCheckQuery, proofCountsQuery, useFreeze } from '../api/edition-queries.ts';
import { sendChange } from '../model/send-change.ts';
import { List } from '../../../shared/ui/layout.tsx';
import classes from './edition-dialogs.module.css';

/** The page Serial numbers lists all of them. */
const mostNames = 20;

/** Names how many are printed and what is open, and asks. */
export function FreezeDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useMessages('edition');
  const check = useQuery(freezeCheckQuery);
  const { data: proof } = useQuery(proofCountsQuery);
  const change = useFreeze();
  const printed = check.data?.printed ?? 0;
  const freeze = async () => {
    if (await sendChange(change, { printed }, t('freeze.done'))) onClose();
  };
  return (
    <OfficeDialog title={t('freeze.title', { year })} lead={t('freeze.lead')} onClose={onClose}>
      <ListStates
        source={check}
        isEmpty={({ printed: count }) => count === 0}
        loading={<Skeleton height={120} />}
        empty={<p>{t('freeze.nobody')}</p>}
        ready={(ready) => <Facts check={ready} proof={proof} />}
      />
      <DialogFoot>
        <Button look="default" onClick={onClose}>
          {t('freeze.cancel')}
        </Button>
        {printed > 0 ? (
          <Button isBusy={change.isPending} onClick={() => void freeze()}>
            {t('freeze.confirm')}
          </Button>
        ) : null}
      </DialogFoot>
    </OfficeDialog>
  );
}

function Facts({ check, proof }: { check: FreezeCheck; proof: ProofRound | undefined }) {
  const t = useMessages('edition');
  const unanswered = proof && proof.stage !== 'before' ? proof.candidates - proof.correct - proof.mistake : 0;
  const mistakes = proof?.open_mistakes ?? 0;
  return (
    <List gap={2} className={classes.facts}>
      <li>
        <RichMessage
          text={t('freeze.printed', { count: check.printed })}
          marks={{ b: (count) => <b>{count}</b> }}
        />
      </li>
      {check.registering_until === null ? null : (
        <li>{t('freeze.registering', { date: formatLongDate(check.registering_until) })}</li>
      )}
      {check.unnumbered.length > 0 ? (
        <li>
          {t('freeze.unnumbered', { count: check.unnumbered.length })}
          <ul>
            {check.unnumbered.slice(0, mostNames).map(({ profile_id: id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {check.unnumbered.length > mostNames ? (
              <li>{t('dialog.outsideMore', { count: check.unnumbered.length - mostNames })}</li>
            ) : null}
          </ul>
        </li>
      ) : null}
      {mistakes > 0 ? <li>{t('freeze.mistakes', { count: mistakes })}</li> : null}
      {unanswered > 0 ? <li>{t('freeze.unanswered', { count: unanswered })}</li> : null}
      {check.too_young.length > 0 ? (
        <li>
          {t('freeze.tooYoung', { count: check.too_young.length })}
          <ul>
            {check.too_young.map(({ profile_id: id, serial_number: number, name }) => (
              <li key={id}>
                <b>{number}</b> {name}
              </li>
            ))}
          </ul>
        </li>
      ) : null}
    </List>
  );
}
