import { labelOf } from '@suchi/contracts/lookups';
import type { Picture } from '@suchi/contracts/media';
import { listFormChanges, type ProfileFormData } from '@suchi/contracts/profiles';
import { compareForms } from '@suchi/domain/profiles';
import type { ReactNode } from 'react';
import { PictureImage } from '../../../entities/picture/picture-image.tsx';
import { formatChangedValue } from '../../../entities/profile-sheet/changed-value.ts';
import { formatRecent } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { Conflict } from '../model/opening.ts';
import { useEditor } from '../model/profile-editor.ts';
import { useFieldLabel } from '../model/use-answer.ts';
import { List } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './conflict-dialog.module.css';

/** The profile was changed elsewhere too: what differs, and whose answers to keep. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const t = useMessages('authoring');
  const { resolve, setConflict, restoredAtMs } = useEditor();
  const { saved } = conflict.other;
  const who = saved?.is_by_staff === true ? 'office' : 'device';
  const { conflicts, theirs } = useDifferences(conflict);
  const take = (winner: 'mine' | 'other') => resolve(conflict, winner);
  return (
    <Dialog
      title={t(`conflict.title.${who}`)}
      confirmLabel={t(conflicts.length > 0 ? 'conflict.keepMine' : 'conflict.goOn')}
      onConfirm={() => take('mine')}
      {...(conflicts.length > 0 && {
        cancel: { label: t('conflict.takeOther'), onCancel: () => take('other') },
      })}
      // Nothing is decided: the next save asks again.
      onClose={() => setConflict(null)}
    >
      {saved === null ? null : <p>{t(`conflict.changed.${who}`, { time: formatRecent(saved.at) })}</p>}
      {conflicts.length === 0 ? null : (
        <>
          {restoredAtMs === null ? null : <p>{t('conflict.typed', { time: formatRecent(restoredAtMs) })}</p>}
          <p>{t('conflict.differs')}</p>
          <Differences list={conflicts} />
        </>
      )}
      {theirs.length === 0 ? null : (
        <>
          <p>{t('conflict.taken')}</p>
          <Differences list={theirs} isTaken />
        </>
      )}
    </Dialog>
  );
}

interface Difference {
  field: string;
  mine: ReactNode;
  other: ReactNode;
}

/** What both sides changed, and what only the other side changed. */
function useDifferences({ base, mine, other }: Conflict) {
  const t = useMessages('authoring');
  const tProfile = useMessages('profile');
  const { lookupLabel, media } = useEditor();
  const { profile: saved, lookups } = other.sheet;
  const nameOf = (id: number) => {
    const value = lookups.find((each) => each.id === id);
    return value ? labelOf(value) : (lookupLabel(id) ?? null);
  };
  const words = (field: string, value: string | null) =>
    value === null ? t('conflict.empty') : formatChangedValue(field, value, tProfile);
  const all = listFormChanges(saved, mine, nameOf).map(({ field, was, is }): Difference => {
    if (field === 'main_photo')
      return { field, mine: <Photo of={media.main_photo} />, other: <Photo of={other.sheet.main_photo} /> };
    if (field === 'photos')
      return { field, mine: String(mine.photos.length), other: String(saved.photos.length) };
    return { field, mine: words(field, is), other: words(field, was) };
  });
  const ofFields = (fields: readonly (keyof ProfileFormData)[]) =>
    all.filter(({ field }) => fields.some((name) => name === field.split('.')[0]));
  const { conflicts, theirs } = compareForms(base, mine, saved);
  return { conflicts: ofFields(conflicts), theirs: ofFields(theirs) };
}

function Photo({ of }: { of: Picture | null }) {
  const t = useMessages('authoring');
  if (of === null) return t('conflict.empty');
  return (
    <span className={classes.photo}>
      <PictureImage picture={of} variant="thumb" alt={t('media.photos.altMain')} fallbackGender={null} />
    </span>
  );
}

function Differences({ list, isTaken = false }: { list: readonly Difference[]; isTaken?: boolean }) {
  const t = useMessages('authoring');
  const fieldLabel = useFieldLabel();
  return (
    <List gap={3} className={classes.changes}>
      {list.map(({ field, mine, other }) => (
        <li key={field}>
          <Text tone="ink" weight="bold">
            {fieldLabel(field)}
          </Text>
          {isTaken ? (
            <div>{other}</div>
          ) : (
            <dl className={classes.sides}>
              <dt>{t('conflict.mine')}</dt>
              <dd>{mine}</dd>
              <dt>{t('conflict.other')}</dt>
              <dd>{other}</dd>
            </dl>
          )}
        </li>
      ))}
    </List>
  );
}
