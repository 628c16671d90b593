import { contractPath } from '@suchi/contracts/basics';
import { planFileContract } from '@suchi/contracts/print';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import { downloadStore } from '../../../shared/downloads/download-store.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type SerialPlan, useApplySerials } from '../api/edition-queries.ts';
import { findPlanFacts } from '../model/plan-facts.ts';
import { sendChange } from '../model/send-change.ts';
import type { Plan } from '../model/use-plan.ts';
import classes from './serials-page.module.css';

/** What Apply would do, in one sentence. */
export function ApplyBar({ plan, data }: { plan: Plan; data: SerialPlan }) {
  const t = useMessages('edition');
  const change = useApplySerials();
  const { changed, kept, listed } = findPlanFacts(data);
  const { from, to } = plan.section;
  const apply = () => void sendChange(change, { ...plan.input, digest: data.digest }, t('serials.applied'));
  return (
    <div className={classes.apply}>
      <p>
        {changed === 0 ? (
          t('serials.nothing')
        ) : (
          <RichMessage
            text={t('serials.summary', { count: changed, total: listed.all.length, from, to })}
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
      {changed > 0 ? (
        // The list on the screen may still be that of the choice before.
        <Button isBusy={change.isPending || plan.source.isPlaceholderData} onClick={apply}>
          {t('serials.apply', { count: changed })}
        </Button>
      ) : null}
    </div>
  );
}
