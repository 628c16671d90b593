import type { BulkMailRecipient, BulkMailSetup } from '@suchi/contracts/bulk-mail';
import { fillMergePart, fillMergeText, type MergeValues, splitMergeText } from '@suchi/domain/bulk-mail';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Mark } from '../../../shared/brand/mark.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './mail-preview.module.css';

interface MailPreviewProps {
  draft: { subject: string; heading: string; text: string };
  language: string;
  setup: BulkMailSetup | undefined;
  /** Those who get the mail. */
  receivers: readonly BulkMailRecipient[];
  /** The place of the shown recipient. */
  place: number;
  onWalk: (place: number) => void;
}

/** The mail as one recipient reads it on a phone. The arrows walk through the recipients. */
export function MailPreview({ draft, language, setup, receivers, place, onWalk }: MailPreviewProps) {
  const t = useMessages('bulkMail');
  const receiver = receivers[place];
  const words = setup?.words[language];
  const values: MergeValues = {
    name: receiver?.first_name ?? t('preview.sample'),
    'serial number': String(receiver?.serial_number ?? words?.unnumbered ?? ''),
    event: words?.event ?? '',
  };
  const subject = fillMergeText(draft.subject, values).trim();
  return (
    <Stack as="section" gap={3} className={classes.preview} aria-label={t('preview.title')}>
      <Row gap={2}>
        <Text as="h2" size="body" weight="bold" face="plain" className={classes.title}>
          {t('preview.title')}
        </Text>
        <WalkButton side="earlier" isOff={place === 0} onClick={() => onWalk(place - 1)} />
        <Text weight="bold" nowrap className={classes.name} role="status">
          {receiver?.name ?? t('preview.sample')}
        </Text>
        <WalkButton side="later" isOff={place >= receivers.length - 1} onClick={() => onWalk(place + 1)} />
      </Row>
      <div className={classes.phone}>
        <Stack gap={3} className={classes.top}>
          <Text size="xl" weight="bold" leading="snug" breaks lang={language}>
            {subject === '' ? t('preview.noSubject') : subject}
          </Text>
          <Row gap={2} leading="snug" className={classes.sender}>
            <span className={classes.mark}>
              <Mark size={24} />
            </span>
            <Text grow>
              <b>{setup?.association}</b>
              <br />
              {t('preview.to', { name: values.name })}
            </Text>
            <p>{t('preview.time')}</p>
          </Row>
        </Stack>
        <Stack gap={3} className={classes.body}>
          <Text size="2xl" weight="bold" leading="snug" breaks lang={language}>
            {fillMergeText(draft.heading, values)}
          </Text>
          <p className={classes.text} lang={language}>
            {splitMergeText(draft.text).map((part, index) =>
              part.kind === 'field' ? <b key={index}>{fillMergePart(part, values)}</b> : part.text,
            )}
          </p>
          <p className={classes.foot} lang={language}>
            {words?.why} <u>{words?.stop}</u>
          </p>
        </Stack>
      </div>
    </Stack>
  );
}

interface WalkButtonProps {
  side: 'earlier' | 'later';
  isOff: boolean;
  onClick: () => void;
}

function WalkButton({ side, isOff, onClick }: WalkButtonProps) {
  const t = useMessages('bulkMail');
  const Icon = side === 'earlier' ? IconChevronLeft : IconChevronRight;
  return (
    <IconButton
      look="framed"
      className={classes.walk}
      label={t(`preview.${side}`)}
      disabled={isOff}
      onClick={onClick}
      icon={<Icon size={20} />}
    />
  );
}
