import type { BulkMailRecipientCounts } from '@suchi/contracts/bulk-mail';
import { leftOutReasons } from '@suchi/domain/bulk-mail';
import { candidateLists } from '@suchi/domain/lifecycle';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { BulkMailChoice } from '../../../entities/bulk-mail/bulk-mail-choice.ts';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { countReceivers, type Recipients } from '../model/use-recipients.ts';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './recipients-card.module.css';
import { RecipientsDialog } from './recipients-dialog.tsx';

interface RecipientsCardProps {
  choice: BulkMailChoice | null;
  recipients: Recipients;
  /** The text says each recipient's number, which some do not have. */
  usesSerialNumber: boolean;
  onChoose: (choice: BulkMailChoice | null) => void;
}

/** Who gets the mail: what was chosen in a list, how many there are, and who is left out. */
export function RecipientsCard({ choice, recipients, usesSerialNumber, onChoose }: RecipientsCardProps) {
  const t = useMessages('bulkMail');
  return (
    <Card as="section" padding={4} gap={3} aria-label={t('to.title')}>
      {choice === null ? (
        <ListChoice onChoose={onChoose} />
      ) : (
        <>
          <Row gap={3} rowGap={2} wrap className={classes.chosen}>
            <Text as="h2" size="body" weight="bold" face="plain">
              {t('to.title')}
            </Text>
            <Row as="ul" gap={2} align="stretch" wrap className={classes.words}>
              {choice.words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </Row>
            <LinkButton className={classes.link} onClick={() => onChoose(null)}>
              {t('to.change')}
            </LinkButton>
          </Row>
          <Loading recipients={recipients} />
          {usesSerialNumber && recipients.isLoaded && recipients.counts ? (
            <WithoutNumber count={recipients.counts.without_serial_number} />
          ) : null}
        </>
      )}
    </Card>
  );
}

function WithoutNumber({ count }: { count: number }) {
  const t = useMessages('bulkMail');
  return count === 0 ? null : <p>{t('to.withoutSerial', { count })}</p>;
}

function ListChoice({ onChoose }: Pick<RecipientsCardProps, 'onChoose'>) {
  const t = useMessages('bulkMail');
  return (
    <SelectField
      label={t('to.choose')}
      hint={t('to.hint')}
      placeholder={t('to.placeholder')}
      value={null}
      options={candidateLists.map((list) => ({ value: list, label: t(`to.lists.${list}`) }))}
      onChange={(value) => {
        const list = candidateLists.find((known) => known === value);
        if (list === undefined) return;
        onChoose({
          selection: { all: true, filter: { list, hidden: 'without' }, except: [] },
          words: [t('to.candidates', { list: t(`to.lists.${list}`) })],
        });
      }}
    />
  );
}

function Loading({ recipients }: { recipients: Recipients }) {
  const t = useMessages('bulkMail');
  const { counts, rows, isLoaded, error, isFetching, refetch } = recipients;
  if (error !== null)
    return <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (counts === null || !isLoaded)
    return (
      <Row gap={3} rowGap={2} wrap className={classes.state} role="status">
        <span className={classes.spinner} aria-hidden="true" />
        {counts === null
          ? t('to.begin')
          : t('to.loading', { loaded: formatCount(rows.length), chosen: formatCount(counts.chosen) })}
      </Row>
    );
  return <Loaded counts={counts} recipients={recipients} />;
}

function Loaded({ counts, recipients }: { counts: BulkMailRecipientCounts; recipients: Recipients }) {
  const t = useMessages('bulkMail');
  const [isListOpen, setIsListOpen] = useState(false);
  const receivers = countReceivers(counts);
  const reasons = leftOutReasons
    .filter((reason) => counts.left_out[reason] > 0)
    .map((reason) => t(`to.reasons.${reason}`, { number: formatCount(counts.left_out[reason]) }));
  const loaded = t('to.loaded', {
    count: receivers,
    chosen: formatCount(counts.chosen),
  });
  return (
    <Row gap={3} rowGap={2} wrap className={classes.state} role="status">
      <IconCircleCheck className="success" size={24} aria-hidden="true" />
      <p>
        <RichMessage text={loaded} marks={{ b: (number) => <b>{number}</b> }} />{' '}
        {reasons.length > 0 ? t('to.leftOut', { reasons: formatList(reasons) }) : null}
      </p>
      <LinkButton className={classes.link} onClick={() => setIsListOpen(true)}>
        {t('to.seeList')}
      </LinkButton>
      {isListOpen ? <RecipientsDialog rows={recipients.rows} onClose={() => setIsListOpen(false)} /> : null}
    </Row>
  );
}
