import type { Picture } from '@suchi/contracts/media';
import type { FieldChange, RevisionChanges } from '@suchi/contracts/review';
import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { formatChangedValue } from './changed-value.ts';
import { Text } from '../../shared/ui/text.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import classes from './changes-diff.module.css';
import { useFieldLabel } from './use-field-label.ts';
import { type DiffPart, diffWords } from './word-diff.ts';

type PhotoImage = ComponentType<{
  picture: Picture;
  variant: 'card' | 'thumb';
  alt: string;
  fallbackGender: null;
}>;

interface ChangesDiffProps {
  revision: RevisionChanges;
  /** Draws one photo. */
  Image: PhotoImage;
}

const pictureFields: ReadonlySet<string> = new Set(['main_photo', 'photos']);

/** What a revision changes: the approved version beside the new one, only where they differ. */
export function ChangesDiff({ revision, Image }: ChangesDiffProps) {
  const t = useMessages('profile');
  const labelOf = useFieldLabel();
  const has = (wanted: string) => revision.changes.some(({ field }) => field === wanted);
  return (
    <div className={classes.diff}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('diff.caption')}</caption>
        <thead>
          <tr className={`${classes.row} ${classes.head}`}>
            <th scope="col" className={classes.field}>
              <span className="visually-hidden">{t('diff.field')}</span>
            </th>
            <th scope="col">{t('diff.before')}</th>
            <Text as="th" scope="col" tone="gold" weight="bold" className={classes.after}>
              {t('diff.after')}
            </Text>
          </tr>
        </thead>
        <tbody>
          {has('main_photo') ? (
            <ChangeRow label={labelOf('main_photo')}>
              <Photo Image={Image} picture={revision.main_photo_before} alt={t('diff.photoBefore')} />
              <Photo Image={Image} picture={revision.main_photo_after} alt={t('diff.photoAfter')} />
            </ChangeRow>
          ) : null}
          {has('photos') ? (
            <ChangeRow label={labelOf('photos')}>
              <Photos Image={Image} pictures={revision.photos_before} others={revision.photos_before} />
              <Photos Image={Image} pictures={revision.photos_after} others={revision.photos_before} />
            </ChangeRow>
          ) : null}
          {revision.changes
            .filter(({ field }) => !pictureFields.has(field))
            .map((change) => (
              <ChangedRow key={change.field} label={labelOf(change.field)} change={change} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

function ChangeRow({
  label,
  children: [before, after],
}: {
  label: string;
  children: [ReactNode, ReactNode];
}) {
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.field}>
        {label}
      </th>
      <Text as="td" tone="soft">
        {before}
      </Text>
      <Text as="td" tone="gold" weight="bold" className={classes.after}>
        {after}
      </Text>
    </tr>
  );
}

function ChangedRow({ label, change: { field, was, is } }: { label: string; change: FieldChange }) {
  const t = useMessages('profile');
  const empty = (
    <Text as="span" tone="muted" weight="regular">
      {t('diff.empty')}
    </Text>
  );
  const words = (value: string | null) => (value === null ? null : formatChangedValue(field, value, t));
  const before = words(was);
  const after = words(is);
  const diff = before !== null && after !== null ? diffWords(before, after) : null;
  return (
    <ChangeRow label={label}>
      {diff ? <Words parts={diff.before} as="removed" /> : (before ?? empty)}
      {diff ? <Words parts={diff.after} as="inserted" /> : (after ?? empty)}
    </ChangeRow>
  );
}

function Words({ parts, as }: { parts: readonly DiffPart[]; as: 'removed' | 'inserted' }) {
  const Mark = as === 'removed' ? 'del' : 'ins';
  return parts.map(({ text, isChanged }, index) => (
    // The parts of one text never change their order.
    <span key={index}>
      {index === 0 ? '' : ' '}
      {isChanged ? <Mark className={classes[as]}>{text}</Mark> : text}
    </span>
  ));
}

interface PhotoProps extends Pick<ChangesDiffProps, 'Image'> {
  picture: Picture | null;
  alt: string;
}

function Photo({ picture, alt, Image }: PhotoProps) {
  const t = useMessages('profile');
  if (picture === null)
    return (
      <Text as="span" tone="muted" weight="regular">
        {t('diff.noPhoto')}
      </Text>
    );
  return (
    <span className={classes.photo}>
      <Image picture={picture} variant="card" alt={alt} fallbackGender={null} />
    </span>
  );
}

interface PhotosProps extends Pick<ChangesDiffProps, 'Image'> {
  pictures: readonly Picture[];
  /** Those that were there before. */
  others: readonly Picture[];
}

function Photos({ pictures, others, Image }: PhotosProps) {
  const t = useMessages('profile');
  if (pictures.length === 0)
    return (
      <Text as="span" tone="muted" weight="regular">
        {t('diff.noPhoto')}
      </Text>
    );
  return (
    <Row as="span" gap={2} align="stretch" wrap className={classes.photos}>
      {pictures.map((picture, index) => {
        const isNew = !others.some(({ id }) => id === picture.id);
        return (
          <span key={picture.id} className={classes.photo} data-new={isNew || undefined}>
            <Image
              picture={picture}
              variant="thumb"
              alt={t(isNew ? 'diff.newPhoto' : 'diff.photo', { number: index + 1 })}
              fallbackGender={null}
            />
          </span>
        );
      })}
    </Row>
  );
}
