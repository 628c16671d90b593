import { contractPath } from '@suchi/contracts/basics';
import { planFileContract } from '@suchi/contracts/print';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import { downloadStore } from '../../../shared/downloads/download-store.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { type SerialPlan, useApplySerials } from '../api/edition-queries.ts';
import { findPlanFacts } from '../model/plan-facts.ts';
import { sendChange } from '../model/send-change.ts';
import type { Plan } from '../model/use-plan.ts';
import { HolderList } from './holder-list.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './serials-page.module.css';

/** What Apply would do, in one sentence. */
export function ApplyBar({ plan, data }: { plan: Plan; data: SerialPlan }) {
  const t = useMessages('edition');
  const change = useApplySerials();
  const [isAsking, setAsking] = useState(false);
  const { kept, listed } = findPlanFacts(data);
  const { changed, losing, freed } = data;
  const apply = (isConfirmed: boolean) => {
    setAsking(false);
    const input = { ...plan.input, digest: data.digest, is_confirmed: isConfirmed };
    void sendChange(change, input, t('serials.applied'));
  };
  return (
    <Row gap={5} rowGap={2} justify="between" wrap className={classes.apply}>
      <p>
        {changed + freed.length === 0 ? (
          t('serials.nothing')
        ) : (
          <RichMessage
            text={t('serials.summary', { count: changed })}
            marks={{ b: (words) => <b>{words}</b> }}
          />
        )}
        {kept > 0 ? ` ${t('serials.summaryKept', { count: kept })}` : null}
        {listed.left.length > 0 ? ` ${t('serials.summaryLeft', { count: listed.left.length })}` : null}
      </p>
      <DownloadButton
        files={[
          {
            label: t('serials.title'),
            path: contractPath(planFileContract),
            body: plan.input,
            fileName: t('serials.fileName'),
          },
        ]}
        onAsk={(file) => void downloadStore.start(file)}
        isDisabled={false}
      />
      {changed + freed.length > 0 ? (
        // The list on the screen may still be that of the choice before.
        <Button
          isBusy={change.isPending || plan.source.isPlaceholderData}
          onClick={() => (losing.length > 0 ? setAsking(true) : apply(false))}
        >
          {t('serials.apply', { count: changed })}
        </Button>
      ) : null}
      {isAsking ? (
        <OfficeDialog
          title={t('serials.loseTitle', { count: losing.length })}
          lead={t('serials.loseText')}
          onClose={() => setAsking(false)}
        >
          <HolderList holders={losing} />
          <DialogFoot>
            <Button look="default" onClick={() => setAsking(false)}>
              {t('serials.loseCancel')}
            </Button>
            <Button onClick={() => apply(true)}>{t('serials.loseConfirm')}</Button>
          </DialogFoot>
        </OfficeDialog>
      ) : null}
    </Row>
  );
}
