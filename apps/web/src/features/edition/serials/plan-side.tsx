import { IconAlertCircle, IconMail } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { type SerialPlan, useAskToComplete } from '../api/edition-queries.ts';
import { findPlanFacts, type PlanFacts } from '../model/plan-facts.ts';
import type { Plan } from '../model/use-plan.ts';
import { HolderList } from './holder-list.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './serials-page.module.css';
import type { SectionKind } from '@suchi/domain/print';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { refusalWords } from '../model/refusal-words.ts';

interface PlanSideProps {
  plan: Plan;
  data: SerialPlan;
  /** The edition is frozen. */
  isFixed: boolean;
}

/** What an admin should decide, and what the book would lack. */
export function PlanSide({ plan, data, isFixed }: PlanSideProps) {
  const t = useMessages('edition');
  const { problems, ask } = findPlanFacts(data);
  return (
    <div className={classes.side}>
      <h2>{t('serials.settle')}</h2>
      {data.conflicts.length === 0 ? (
        <Text tone="muted" size="sm" above={2}>
          {t('serials.settled')}
        </Text>
      ) : null}
      {data.conflicts.map((conflict) => (
        <ConflictCard key={conflict.serial_number} conflict={conflict} plan={plan} data={data} />
      ))}
      {data.freed.length > 0 ? (
        <>
          <h2>{t('serials.freed', { count: data.freed.length })}</h2>
          <Text tone="muted" size="sm" above={2}>
            {t('serials.freedText')}
          </Text>
          <HolderList holders={data.freed} />
        </>
      ) : null}
      <h2>{t('serials.inPrint')}</h2>
      {problems.length === 0 ? (
        <Text tone="muted" size="sm" above={2}>
          {t('serials.inPrintNone')}
        </Text>
      ) : (
        <dl className={classes.problems}>
          {problems.map(({ problem, count }) => (
            <div key={problem}>
              <dt>{t(`serials.problems.${problem}`)}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {isFixed ? null : <AskButton section={plan.section.kind} {...ask} />}
    </div>
  );
}

interface ConflictCardProps extends Omit<PlanSideProps, 'isFixed'> {
  conflict: SerialPlan['conflicts'][number];
}

function ConflictCard({ conflict, plan, data }: ConflictCardProps) {
  const t = useMessages('edition');
  const group = useId();
  const { serial_number: number, reason, profile_ids: ids } = conflict;
  const asking = data.candidates.filter(({ profile_id: id }) => ids.includes(id));
  const titles = {
    asked_twice: t('serials.askedTwice', { count: asking.length, number }),
    outside_section: t('serials.outside', { number }),
    taken: t('serials.taken', { number }),
  };
  return (
    <fieldset className={classes.conflict}>
      <legend>
        <IconAlertCircle size={20} aria-hidden="true" />
        {titles[reason]}
      </legend>
      {asking.map(({ profile_id: id, name, serial_number: gets, is_kept: isKept }) =>
        reason === 'asked_twice' ? (
          <Row as="label" key={id} gap={3} className={classes.section}>
            <input type="radio" name={group} checked={isKept} onChange={() => plan.choose(number, id)} />
            <Text as="span" breaks grow>
              {name}
            </Text>
          </Row>
        ) : (
          <p key={id}>
            {gets === null
              ? t('serials.getsNone', { name })
              : t('serials.getsInstead', { name, number: gets })}
          </p>
        ),
      )}
    </fieldset>
  );
}

/** Mails the families whose profile lacks what the book prints. */
function AskButton({ section, toAsk, askedToday }: { section: SectionKind } & PlanFacts['ask']) {
  const t = useMessages('edition');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useAskToComplete();
  function send() {
    setIsAsking(false);
    mutate(
      { section },
      {
        onSuccess: ({ mailed }) =>
          showToast({ message: t('serials.ask.done', { count: mailed }), tone: 'success' }),
        onError: (error) => showToast({ message: refusalWords(error), tone: 'error' }),
      },
    );
  }
  return (
    <>
      {askedToday > 0 ? (
        <Text tone="muted" size="sm" above={2}>
          {t('serials.ask.today', { count: askedToday })}
        </Text>
      ) : null}
      {toAsk > 0 ? (
        <Button
          look="light"
          fullWidth
          icon={<IconMail size={20} aria-hidden="true" />}
          isBusy={isPending}
          onClick={() => setIsAsking(true)}
        >
          {t('serials.ask.action', { count: toAsk })}
        </Button>
      ) : null}
      <AlertDialog
        isOpen={isAsking}
        title={t('serials.ask.title', { count: toAsk })}
        confirmLabel={t('serials.ask.confirm', { count: toAsk })}
        onConfirm={send}
        cancel={{ label: t('serials.ask.cancel'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('serials.ask.text')}</p>
      </AlertDialog>
    </>
  );
}
