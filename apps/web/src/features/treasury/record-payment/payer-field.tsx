import { useDebouncedValue } from '@mantine/hooks';
import type { Payer } from '@suchi/contracts/money';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { Thumb } from '../../../entities/picture/thumb.tsx';
import { ComboboxField } from '../../../shared/forms/combobox-field.tsx';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { payerSearchFrom, payersQuery } from '../api/treasury-queries.ts';
import { problemOf } from './problem-of.ts';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './payer-field.module.css';
import { type PaymentForm, paymentFieldId } from './use-payment-form.ts';

const pauseMs = 300;

/** Finds the member, then shows who was chosen. */
export function PayerField({ form }: { form: PaymentForm }) {
  const { payer } = form.draft;
  // Focus follows a choice made here, not a draft that was found on the device.
  const [isTouched, setIsTouched] = useState(false);
  if (payer === null) {
    return (
      <PayerSearch
        form={form}
        takesFocus={isTouched}
        onChoose={(chosen) => {
          setIsTouched(true);
          form.change({ payer: chosen, receivedFrom: chosen.name });
        }}
      />
    );
  }
  return (
    <ChosenPayer
      payer={payer}
      takesFocus={isTouched}
      onChange={() => {
        setIsTouched(true);
        form.change({ payer: null, receivedFrom: '' });
      }}
    />
  );
}

interface PayerSearchProps {
  form: PaymentForm;
  takesFocus: boolean;
  onChoose: (payer: Payer) => void;
}

function PayerSearch({ form, takesFocus, onChoose }: PayerSearchProps) {
  const t = useMessages('treasury');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), pauseMs);
  const { data, isFetching, error } = useQuery(payersQuery(search));
  useEffect(() => {
    if (takesFocus) document.getElementById(paymentFieldId('payer'))?.focus();
  }, [takesFocus]);
  const payers = data?.payers ?? [];
  const tFields = useMessages('fields');
  return (
    <ComboboxField
      id={paymentFieldId('payer')}
      label={t('desk.who')}
      hint={t('desk.whoHint')}
      error={problemOf(t, form, 'payer')}
      isRequired
      leftIcon={<IconSearch size={20} />}
      value={null}
      options={payers.map((payer) => ({
        key: payer.user,
        label: payer.name,
        detail: describePayer(t, payer),
      }))}
      onChange={(option) => {
        const chosen = payers.find(({ user }) => user === option?.key);
        if (chosen) onChoose(chosen);
      }}
      onSearch={setTyped}
      searchFrom={payerSearchFrom}
      isLoading={isFetching || search !== typed.trim()}
      emptyText={error ? tFields('combobox.listFailed') : t('desk.nobody')}
    />
  );
}

interface ChosenPayerProps {
  payer: Payer;
  takesFocus: boolean;
  onChange: () => void;
}

function ChosenPayer({ payer, takesFocus, onChange }: ChosenPayerProps) {
  const t = useMessages('treasury');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <p className={classes.label}>{t('desk.who')}</p>
      <Row gap={3} rowGap={2} wrap className={classes.payer}>
        <Thumb
          width={48}
          height={58}
          picture={payer.photo}
          alt={t('desk.photoOf', { name: payer.candidate ?? payer.name })}
          fallbackGender={null}
        />
        <div className={classes.words}>
          <Text weight="bold">{payer.name}</Text>
          <Text tone="soft">{describePayer(t, payer)}</Text>
        </div>
        {payer.status === null ? null : (
          <Mark tint={payer.status === 'Active' ? 'success' : 'sunken'} tone="soft" weight="bold">
            {t(`desk.statuses.${payer.status}`)}
          </Mark>
        )}
        <LinkButton
          ref={button}
          className={classes.change}
          aria-label={t('desk.changeOf', { name: payer.name })}
          onClick={onChange}
        >
          {t('desk.change')}
        </LinkButton>
      </Row>
    </div>
  );
}

function describePayer(t: Translate<'treasury'>, payer: Payer): string {
  return [
    payer.candidate !== null && payer.candidate !== payer.name ? payer.candidate : null,
    payer.serial_number === null ? null : t('desk.serial', { serial: payer.serial_number }),
    payer.city,
    payer.mobile_end === null ? null : t('desk.mobileEnd', { end: payer.mobile_end }),
  ]
    .filter(Boolean)
    .join(', ');
}
