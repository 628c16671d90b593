import type { BulkMailRecipient, BulkMailSetup } from '@suchi/contracts/bulk-mail';
import { fillMergePart, fillMergeText, type MergeValues, splitMergeText } from '@suchi/domain/bulk-mail';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Mark } from '../../../shared/brand/mark.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import classes from './mail-preview.module.css';

interface MailPreviewProps {
  draft: { subject: string; heading: string; text: string };
  setup: BulkMailSetup | undefined;
  /** Those who get the mail. */
  receivers: readonly BulkMailRecipient[];
  /** The place of the shown recipient. */
  place: number;
  onWalk: (place: number) => void;
}

/** The mail as one recipient reads it on a phone. The arrows walk through the recipients. */
export function MailPreview({ draft, setup, receivers, place, onWalk }: MailPreviewProps) {
  const t = useMessages('bulkMail');
  const receiver = receivers[place];
  const values: MergeValues = {
    name: receiver?.first_name ?? t('preview.sample'),
    serialNumber: receiver?.serial_number ?? null,
    event: setup?.event ?? '',
  };
  const association = setup?.association ?? '';
  const subject = fillMergeText(draft.subject, values).trim();
  return (
    <section className={classes.preview} aria-label={t('preview.title')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('preview.title')}</h2>
        <WalkButton side="earlier" isOff={place === 0} onClick={() => onWalk(place - 1)} />
        <p className={classes.name} role="status">
          {receiver?.name ?? t('preview.sample')}
        </p>
        <WalkButton side="later" isOff={place >= receivers.length - 1} onClick={() => onWalk(place + 1)} />
      </div>
      <div className={classes.phone}>
        <div className={classes.top}>
          <p className={classes.subject}>{subject === '' ? t('preview.noSubject') : subject}</p>
          <div className={classes.sender}>
            <span className={classes.mark}>
              <Mark size={24} />
            </span>
            <p>
              <b>{association}</b>
              <br />
              {t('preview.to', { name: values.name })}
            </p>
          </div>
        </div>
        <div className={classes.body}>
          <p className={classes.heading}>{fillMergeText(draft.heading, values)}</p>
          <p className={classes.text}>
            {splitMergeText(draft.text).map((part, index) =>
              part.kind === 'field' ? <b key={index}>{fillMergePart(part, values)}</b> : part.text,
            )}
          </p>
          <p className={classes.foot}>
            {t('preview.why', { association })} <u>{t('preview.stop')}</u>
          </p>
        </div>
      </div>
    </section>
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
    <button
      type="button"
      className={classes.walk}
      aria-label={t(`preview.${side}`)}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon size={20} />
    </button>
  );
}
