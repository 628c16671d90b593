import { readErrorDetails } from '@suchi/contracts/basics';
import type { ClosedAccount, ClosingPlan } from '@suchi/contracts/closing';
import { formatCalendarDate } from '@suchi/domain/basics';
import { IconAlertTriangle, IconChevronLeft, IconTrash } from '@tabler/icons-react';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { useCloseAccount } from '../api/closing-api.ts';
import classes from './delete-account.module.css';

interface ConfirmStepProps {
  plan: ClosingPlan;
  download: ReactNode;
  onBack: () => void;
  onKeep: () => void;
  onClosed: (closed: ClosedAccount) => void;
}

/** The second step: what is given up besides, and the password. */
export function ConfirmStep({ plan, download, onBack, onKeep, onClosed }: ConfirmStepProps) {
  const t = useMessages('closing');
  const heading = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useCloseAccount();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<readonly string[]>([]);
  useEffect(() => heading.current?.focus(), []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setFailure([]);
    setWrong(password === '' ? 'required' : undefined);
    if (password === '' || isPending) return;
    mutate(password, {
      onSuccess: onClosed,
      onError: (error) => {
        if (isWrongPassword(error)) setWrong(t('passwordWrong'));
        else setFailure(refusalWords(error, t));
      },
    });
  }

  const name = plan.first_name;
  const given = listGivenUp(plan, t);
  return (
    <Stack gap={5}>
      <PlainButton className={`touch gap-1 ${classes.back}`} onClick={onBack}>
        <IconChevronLeft size={20} aria-hidden="true" />
        {t('back')}
      </PlainButton>
      <div ref={heading} tabIndex={-1}>
        <Text tone="muted">{t('step', { step: 2 })}</Text>
        <PageHeading title={name === null ? t('sureNoName') : t('sure', { name })} />
      </div>
      {given.length === 0 ? null : (
        <Banner tone="gold" icon={<IconAlertTriangle />} title={t('giveUp.title')}>
          {given.join(' ')}
        </Banner>
      )}
      {download}
      <Form label={t('title')} onSubmit={submit}>
        <FormAlert words={failure} />
        <PasswordField
          label={t('password')}
          error={wrong}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
        />
        <Text tone="muted">
          <RichMessage
            text={t('changed', { date: formatCalendarDate(plan.restore_until) })}
            marks={{ day: (words) => <strong className={classes.day}>{words}</strong> }}
          />{' '}
          {t('changedHidden')}
        </Text>
        <div className={classes.stacked}>
          <Button
            type="submit"
            look="danger"
            size="large"
            fullWidth
            isBusy={isPending}
            icon={<IconTrash size={20} aria-hidden="true" />}
          >
            {t('delete')}
          </Button>
          <Button look="default" size="large" fullWidth onClick={onKeep}>
            {t('keep')}
          </Button>
        </div>
      </Form>
    </Stack>
  );
}

const isWrongPassword = (error: unknown) =>
  error instanceof ApiError && error.fields['password'] !== undefined;

function refusalWords(error: unknown, t: Translate<'closing'>): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'CLOSING_REFUSED') return errorWords(error);
  const until = readErrorDetails(error.code, error.details)?.until;
  return until === undefined ? errorWords(error) : [t('pendingNow', { until: formatCalendarDate(until) })];
}

/** Only what there is. */
function listGivenUp(plan: ClosingPlan, t: Translate<'closing'>): string[] {
  const until = plan.search_until === null ? null : formatCalendarDate(plan.search_until);
  const number = plan.serial_number;
  const books = plan.books_on_the_way;
  return [
    ...(until !== null && number !== null ? [t('giveUp.both', { until, number })] : []),
    ...(until !== null && number === null ? [t('giveUp.search', { until })] : []),
    ...(until === null && number !== null ? [t('giveUp.number', { number })] : []),
    ...(books > 0 ? [t('giveUp.books', { count: books })] : []),
  ];
}
