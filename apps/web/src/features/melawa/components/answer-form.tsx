import type { OwnMelawa } from '@suchi/contracts/melawa';
import { useMemo } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { paths } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatDayOfYear } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useNavigate } from '../../../shared/router/hooks.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAnswerMelawa } from '../api/own-melawa.ts';
import { findToPay, requireTrue, useAnswerDraft } from '../model/answer-draft.ts';
import { usePayFee } from '../model/use-pay-fee.ts';
import classes from './answer-form.module.css';
import { FeeBox } from './fee-box.tsx';
import { PleaseBring } from './please-bring.tsx';
import { StageWishField } from './stage-wish-field.tsx';
import { WhoComes } from './who-comes.tsx';
import { WithAPair } from './with-a-pair.tsx';

/** Who comes, and what they wish. */
export function AnswerForm({ own }: { own: OwnMelawa }) {
  const t = useMessages('melawa');
  const draft = useAnswerDraft(own);
  const { send, isBusy, error } = useSending(own, draft);
  // Memoised: the alert takes focus whenever its messages change.
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const { answer, change } = draft;
  const toPay = own.is_payable ? findToPay(requireTrue(answer, own), own) : 0;
  return (
    <Stack
      as="form"
      gap={6}
      className={classes.form}
      noValidate
      aria-label={t('invitation.ask')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormAlert words={refusal} />
      <YesOrNo isYes={answer.is_coming} onChange={(isComing) => change({ is_coming: isComing })} />
      {answer.is_coming ? (
        <>
          <WhoComes own={own} answer={answer} onChange={change} />
          <StageWishField own={own} answer={answer} onChange={change} />
          <WithAPair answer={answer} onChange={change} />
          <PleaseBring />
        </>
      ) : null}
      <FeeBox own={own} answer={answer} />
      <div className={classes.foot}>
        <Button type="submit" size="large" fullWidth isBusy={isBusy}>
          {toPay > 0 ? t('form.sendAndPay', { amount: formatRupees(toPay) }) : t('form.send')}
        </Button>
        <Text tone="soft" size="md" className={classes.note}>
          {t('form.until', { date: formatDayOfYear(own.event.answer_until) })}
        </Text>
      </div>
    </Stack>
  );
}

function useSending(own: OwnMelawa, { answer, forget }: ReturnType<typeof useAnswerDraft>) {
  const t = useMessages('melawa');
  const navigate = useNavigate();
  const { mutate, isPending, error } = useAnswerMelawa();
  const { pay, isPaying } = usePayFee();
  const send = () =>
    mutate(requireTrue(answer, own), {
      onSuccess: (sent) => {
        forget();
        if (sent.to_pay > 0 && sent.is_payable) return pay(sent.to_pay);
        const said = !answer.is_coming ? 'sentNo' : sent.seats > 0 ? 'sentYes' : 'sentWaits';
        showToast({ message: t(`form.${said}`), tone: 'success' });
        return void navigate(sent.seats > 0 ? paths.melawaPass : paths.home);
      },
    });
  return { send, isBusy: isPending || isPaying, error };
}

function YesOrNo({ isYes, onChange }: { isYes: boolean; onChange: (isYes: boolean) => void }) {
  const t = useMessages('melawa');
  return (
    <fieldset className={classes.group}>
      <legend className="visually-hidden">{t('invitation.ask')}</legend>
      <div className={classes.two}>
        {([true, false] as const).map((value) => (
          <Row as="label" key={String(value)} gap={3} className={classes.option}>
            <input type="radio" name="is_coming" checked={isYes === value} onChange={() => onChange(value)} />
            {t(value ? 'form.yes' : 'form.no')}
          </Row>
        ))}
      </div>
    </fieldset>
  );
}
