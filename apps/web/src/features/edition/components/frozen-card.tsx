import type { EditionBook } from '@suchi/contracts/print';
import { todayInIndia } from '@suchi/domain/basics';
import { useState } from 'react';
import { NumberField } from '../../../shared/forms/number-field.tsx';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { usePull, useUnfreeze } from '../api/edition-queries.ts';
import { sendChange } from '../model/send-change.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import pageClasses from './edition-page.module.css';
import classes from './frozen-card.module.css';

type Frozen = NonNullable<EditionBook['frozen']>;

const dayOf = (instant: string) => formatLongDate(todayInIndia(new Date(instant)));

/** What the freeze kept, and who is taken out of it. */
export function FrozenCard({ book, frozen }: { book: EditionBook; frozen: Frozen }) {
  const t = useMessages('edition');
  const [number, setNumber] = useState<number | null>(null);
  const change = usePull();
  const isMade = book.state === 'made';
  const pull = async (serial: number, isOut: boolean) => {
    const done = t(isOut ? 'frozen.pulled' : 'frozen.putBack', { number: serial });
    if (await sendChange(change, { serial_number: serial, is_out: isOut }, done)) setNumber(null);
  };
  const date = dayOf(frozen.at);
  return (
    <Card as="section" padding={5} className={pageClasses.card} aria-labelledby="frozen-title">
      <Row gap={5} rowGap={3} align="start" justify="between" wrap className={classes.head}>
        <div>
          <h2 id="frozen-title">
            {frozen.by === ''
              ? t('frozen.titleNameless', { date })
              : t('frozen.title', { date, name: frozen.by })}
          </h2>
          <p>
            {t('frozen.printed', { count: frozen.printed })}{' '}
            {frozen.file_made_at === null
              ? t('frozen.open')
              : t('frozen.made', { date: dayOf(frozen.file_made_at) })}
          </p>
        </div>
        {isMade ? null : <UnfreezeButton />}
      </Row>
      {isMade ? null : (
        <Row
          as="form"
          gap={3}
          align="end"
          wrap
          className={classes.pull}
          onSubmit={(event) => {
            event.preventDefault();
            if (number !== null) void pull(number, true);
          }}
        >
          <NumberField label={t('frozen.number')} value={number} onChange={setNumber} />
          <Button type="submit" look="default" isBusy={change.isPending}>
            {t('frozen.pull')}
          </Button>
        </Row>
      )}
      <h3>{t('frozen.outTitle')}</h3>
      {frozen.out.length === 0 ? <Text tone="muted">{t('frozen.outNone')}</Text> : null}
      <ul className={classes.out}>
        {frozen.out.map(({ serial_number: serial, name, reason }) => (
          <li key={serial}>
            <b>{serial}</b>
            <Text as="span" weight="bold">
              {name}
            </Text>
            <Text as="span" tone="muted">
              {t(`frozen.reasons.${reason}`)}
            </Text>
            {reason === 'pulled' && !isMade ? (
              <Button
                look="light"
                size="small"
                aria-label={t('frozen.backOne', { name })}
                onClick={() => void pull(serial, false)}
              >
                {t('frozen.back')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function UnfreezeButton() {
  const t = useMessages('edition');
  const [isAsking, setIsAsking] = useState(false);
  const change = useUnfreeze();
  return (
    <>
      <Button look="default" isBusy={change.isPending} onClick={() => setIsAsking(true)}>
        {t('frozen.unfreeze')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('frozen.unfreezeTitle')}
        confirmLabel={t('frozen.unfreeze')}
        onConfirm={() => {
          setIsAsking(false);
          void sendChange(change, {}, t('frozen.unfrozen'));
        }}
        cancel={{ label: t('frozen.cancel'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('frozen.unfreezeText')}</p>
      </AlertDialog>
    </>
  );
}
