import { IconShieldCheck, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatRupees } from '../../../entities/offer/format-rupees.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { formatLongDate } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useDesk } from '../model/use-desk.ts';
import { useWalkIn } from '../model/use-walk-in.ts';
import { BadgeLabel } from './badge-label.tsx';
import { DoorFrame } from './door-frame.tsx';
import { WalkInFields } from './walk-in-fields.tsx';
import classes from './door.module.css';

/** A family without an answer. Enter registers. */
export function WalkInView({ onDone }: { onDone: () => void }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const form = useWalkIn(desk);
  const [isTried, setIsTried] = useState(false);
  const formId = useId();
  const { reason } = form;
  const register = async () => {
    setIsTried(true);
    if (await form.register()) onDone();
  };
  const refusal = reason === null || reason === 'ask_birth_date' ? [] : [t(`walkIn.refused.${reason}`)];
  return (
    <DoorFrame
      head={
        <>
          <IconButton label={t('walkIn.close')} icon={<IconX aria-hidden="true" />} onClick={onDone} />
          <strong>{t('walkIn.title')}</strong>
          <span className={classes.headEnd}>{t('bar.desk', { desk: desk.data.joined.desk })}</span>
        </>
      }
      foot={
        <>
          <Sums form={form} />
          <Button type="submit" form={formId} look="green" size="large" fullWidth>
            {t('walkIn.register')}
          </Button>
        </>
      }
    >
      <div className={classes.walkIn}>
        <Stack
          as="form"
          id={formId}
          noValidate
          gap={3}
          onSubmit={(event) => {
            event.preventDefault();
            void register();
          }}
        >
          <Row justify="between" wrap gap={2} className={classes.wideOnly}>
            <h1>{t('walkIn.title')}</h1>
            <Text tone="muted">{t('walkIn.keys')}</Text>
          </Row>
          <FormAlert words={refusal} />
          <WalkInFields form={form} isTried={isTried} />
          <Row as="p" gap={2} align="start" tone="soft">
            <IconShieldCheck size={22} className={classes.fixed} aria-hidden="true" />
            {t('walkIn.kept')}
          </Row>
        </Stack>
        <Preview form={form} />
      </div>
    </DoorFrame>
  );
}

interface FormProps {
  form: ReturnType<typeof useWalkIn>;
}

/** The number that the candidate gets, and what the family pays. */
function Sums({ form: { draft, number, found, fee } }: FormProps) {
  const t = useMessages('door');
  const marks = { n: (text: string) => <strong>{text}</strong> };
  const sum = formatRupees(fee * draft.people);
  return (
    <Row justify="between" wrap gap={2} className={classes.sums}>
      <span>
        <RichMessage
          text={t(found?.number ? 'walkIn.ownNumber' : 'walkIn.number', { number: number ?? '–' })}
          marks={marks}
        />
      </span>
      {fee === 0 || !draft.paysCash ? null : (
        <span>
          <RichMessage
            text={t('walkIn.inCash', { count: draft.people, amount: formatRupees(fee), sum })}
            marks={marks}
          />
        </span>
      )}
    </Row>
  );
}

/** The badge, where there is room for it. */
function Preview({ form: { draft, number, found } }: FormProps) {
  const t = useMessages('door');
  const { desk } = useDesk();
  if (number === null || draft.gender === null) return null;
  return (
    <Card as="aside" padding={4} gap={2} className={classes.wideOnly}>
      <strong>{t('already.badge')}</strong>
      <span className={classes.badgePreview} aria-hidden="true">
        <BadgeLabel number={number} gender={draft.gender} isFamily={false} />
      </span>
      {found?.number ? null : (
        <Text tone="muted">
          {t('walkIn.valid', { day: formatLongDate(desk.data.list?.event.day ?? '') })}
        </Text>
      )}
    </Card>
  );
}
