import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { useSupport } from '../../../entities/association/use-support.ts';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { Form } from '../../../shared/forms/form.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { paymentPath } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { findPayment } from '../api/payments-api.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './help.module.css';

const shortest = 4;

/** Finds a payment of the member by the bank's number or ours. */
export function FindPayment() {
  const t = useMessages('payments');
  const { email } = useSupport();
  const [number, setNumber] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const find = useMutation({ mutationFn: findPayment });
  const words = useMemo(() => (find.error ? errorWords(find.error) : []), [find.error]);
  function submit(event: FormEvent) {
    event.preventDefault();
    // People copy it with the blanks between the groups.
    const reference = number.replace(/\s/g, '');
    setIsTooShort(reference.length < shortest);
    if (reference.length >= shortest) find.mutate(reference);
  }
  return (
    <Stack as="section" aria-labelledby="find-payment" gap={2}>
      <Row
        as="h2"
        id="find-payment"
        gap={4}
        align="stretch"
        justify="between"
        size="xl"
        weight="bold"
        face="plain"
      >
        {t('help.notListed')}
      </Row>
      <Form label={t('help.notListed')} onSubmit={submit}>
        <FormAlert words={words} />
        <div className={classes.find}>
          <TextField
            label={t('help.number')}
            placeholder={t('help.placeholder')}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            maxLength={40}
            autoComplete="off"
            error={isTooShort ? t('help.short') : undefined}
          />
          <Button type="submit" look="default" isBusy={find.isPending}>
            {t('help.find')}
          </Button>
        </div>
      </Form>
      <div role="status" className={classes.result}>
        {find.data ? <FindResult found={find.data.payment} number={find.variables} email={email} /> : null}
      </div>
    </Stack>
  );
}

interface FindResultProps {
  found: Awaited<ReturnType<typeof findPayment>>['payment'];
  number: string;
  email: string | null;
}

function FindResult({ found, number, email }: FindResultProps) {
  const t = useMessages('payments');
  if (found === null) {
    const subject = encodeURIComponent(t('help.mailSubject', { number }));
    return (
      <Banner
        tone="info"
        icon={<IconInfoCircle />}
        title={t('help.notFound')}
        action={email === null ? null : <a href={`mailto:${email}?subject=${subject}`}>{t('help.write')}</a>}
      />
    );
  }
  return (
    <Banner
      tone="success"
      icon={<IconCircleCheck />}
      title={t('help.found', { price: formatRupees(found.amount) })}
      action={<Link to={paymentPath(found.id)}>{t('help.open')}</Link>}
    />
  );
}
