import type { OfficeLookup } from '@suchi/contracts/office';
import { IconArrowRight, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useMerge } from '../api/lookup-desk.ts';
import formClasses from './dialog-form.module.css';
import classes from './merge-dialog.module.css';
import { TargetField } from './target-field.tsx';
import { ValueUsers } from './value-users.tsx';

interface MergeDialogProps {
  type: string;
  source: OfficeLookup;
  /** Null until the admin has chosen one. */
  target: OfficeLookup | null;
  onClose: () => void;
}

export function MergeDialog({ type, source, target, onClose }: MergeDialogProps) {
  const t = useMessages('lookups');
  const [pair, setPair] = useState({ source, target });
  const { mutate, isPending } = useMerge();
  function merge(into: OfficeLookup) {
    const names = { source: pair.source.name, target: into.name };
    mutate(
      { source: pair.source.id, target: into.id },
      {
        onSuccess: () => {
          showToast({ message: t('merge.done', names), tone: 'success' });
          onClose();
        },
      },
    );
  }
  const { target: into } = pair;
  return (
    <OfficeDialog title={t('merge.title', { type })} lead={t('merge.lead')} size="lg" onClose={onClose}>
      <div className={formClasses.form}>
        {into === null ? (
          <TargetField
            type={type}
            source={pair.source}
            onChoose={(chosen) => setPair({ ...pair, target: chosen })}
          />
        ) : (
          <>
            <Sides
              source={pair.source}
              target={into}
              onSwap={() => setPair({ source: into, target: pair.source })}
            />
            <ValueUsers
              id={pair.source.id}
              change={{ from: pair.source.name, to: into.name }}
              heading={(count) => <p className={classes.heading}>{t('merge.change', { count })}</p>}
            />
            <Banner tone="info" icon={<IconHistory />} title={t('merge.note')}>
              {t('merge.noteText')}
            </Banner>
          </>
        )}
        <DialogFoot>
          <Button look="default" onClick={onClose} data-autofocus={into === null ? undefined : true}>
            {t('merge.cancel')}
          </Button>
          {into === null ? null : (
            <Button isBusy={isPending} onClick={() => merge(into)}>
              {pair.source.uses === 0
                ? t('merge.submit')
                : t('merge.submitMoving', { count: pair.source.uses })}
            </Button>
          )}
        </DialogFoot>
      </div>
    </OfficeDialog>
  );
}

interface SidesProps {
  source: OfficeLookup;
  target: OfficeLookup;
  onSwap: () => void;
}

function Sides({ source, target, onSwap }: SidesProps) {
  const t = useMessages('lookups');
  return (
    <div className={classes.sides}>
      <Side value={source} heading={t('merge.goes')} look="goes" />
      <button type="button" className={classes.swap} aria-label={t('merge.swap')} onClick={onSwap}>
        <IconArrowRight size={22} />
      </button>
      <Side value={target} heading={t('merge.stays')} look="stays" />
    </div>
  );
}

function Side({ value, heading, look }: { value: OfficeLookup; heading: string; look: 'goes' | 'stays' }) {
  const t = useMessages('lookups');
  const kind = t(value.is_standard ? 'kinds.standard' : 'kinds.custom');
  return (
    <section className={`${classes.side} ${classes[look]}`} aria-label={heading}>
      <p className={classes.sideHeading}>{heading}</p>
      <p className={classes.sideName}>{look === 'goes' ? <s>{value.name}</s> : value.name}</p>
      <p>{value.uses === 0 ? t('usesNone') : t('uses', { count: value.uses })}</p>
      <p className={classes.since}>{t('merge.since', { kind, date: formatDay(value.date_created) })}</p>
    </section>
  );
}
