import type { OfficeLookup } from '@suchi/contracts/lookups';
import { IconArrowRight, IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useMerge, valuesQuery } from '../api/lookups-api.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './merge-dialog.module.css';
import { ValueUsers } from './value-users.tsx';
import { listSearchMinLength } from '@suchi/contracts/office';
import { useQuery } from '@tanstack/react-query';
import { ComboboxField } from '../../../shared/forms/combobox-field.tsx';

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
      <Stack gap={4}>
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
              heading={(count) => <Text weight="bold">{t('merge.change', { count })}</Text>}
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
      </Stack>
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
    <Stack gap={3} align="center" className={classes.sides}>
      <Side value={source} heading={t('merge.goes')} look="goes" />
      <IconButton
        look="framed"
        className={classes.swap}
        label={t('merge.swap')}
        onClick={onSwap}
        icon={<IconArrowRight size={22} />}
      />
      <Side value={target} heading={t('merge.stays')} look="stays" />
    </Stack>
  );
}

function Side({ value, heading, look }: { value: OfficeLookup; heading: string; look: 'goes' | 'stays' }) {
  const t = useMessages('lookups');
  const kind = t(value.is_standard ? 'kinds.standard' : 'kinds.custom');
  return (
    <section className={`${classes.side} ${classes[look]}`} aria-label={heading}>
      <Text tone="soft" weight="bold" className={classes.sideHeading}>
        {heading}
      </Text>
      <Text size="2xl" weight="bold" breaks>
        {look === 'goes' ? <s>{value.name}</s> : value.name}
      </Text>
      <p>{value.uses === 0 ? t('usesNone') : t('uses', { count: value.uses })}</p>
      <Text tone="soft" size="sm">
        {t('merge.since', { kind, date: formatDay(value.date_created) })}
      </Text>
    </section>
  );
}

interface TargetFieldProps {
  type: string;
  source: OfficeLookup;
  onChoose: (value: OfficeLookup) => void;
}

/** Finds the value that stays. */
function TargetField({ type, source, onChoose }: TargetFieldProps) {
  const t = useMessages('lookups');
  const [search, setSearch] = useState('');
  const isSearched = search.trim().length >= listSearchMinLength;
  const { data, isFetching } = useQuery({ ...valuesQuery(type, search.trim()), enabled: isSearched });
  const values = isSearched ? (data?.rows ?? []).filter(({ id }) => id !== source.id) : [];
  return (
    <ComboboxField
      label={t('merge.target')}
      hint={t('merge.targetHint')}
      value={null}
      options={values.map(({ id, name }) => ({ key: String(id), label: name }))}
      onSearch={setSearch}
      searchFrom={listSearchMinLength}
      isLoading={isFetching}
      emptyText={t('merge.noMatch')}
      onChange={(option) => {
        const chosen = values.find(({ id }) => String(id) === option?.key);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
