import type { OfficeLookup } from '@suchi/contracts/lookups';
import { IconArrowMerge, IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { otherLanguages } from '../../../entities/language/other-languages.ts';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { formatDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useDeleteValue, useMarkStandard } from '../api/lookups-api.ts';
import type { OpenDialog } from '../model/open-dialog.ts';
import { RenameForm } from './rename-form.tsx';
import { IconButton, LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './values-panel.module.css';

interface ValueRowProps {
  value: OfficeLookup;
  onOpen: (dialog: OpenDialog) => void;
}

export function ValueRow({ value, onOpen }: ValueRowProps) {
  const t = useMessages('lookups');
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, uses } = value;
  return (
    <tr>
      <th scope="row" className={classes.name}>
        {isRenaming ? (
          <RenameForm value={value} onClose={() => setIsRenaming(false)} />
        ) : (
          <Names value={value} />
        )}
      </th>
      <Text as="td" tone="soft" nowrap>
        {formatDay(value.date_created)}
      </Text>
      <td>
        <Mark tint={value.is_standard ? 'sunken' : 'amber'} tone="soft" size="sm" weight="bold">
          {t(value.is_standard ? 'kinds.standard' : 'kinds.custom')}
        </Mark>
      </td>
      <td className={classes.number}>
        {uses === 0 ? (
          <Text as="span" tone="muted">
            {t('usesNone')}
          </Text>
        ) : (
          <LinkButton title={t('usersOf', { name })} onClick={() => onOpen({ kind: 'users', value })}>
            {t('uses', { count: uses })}
          </LinkButton>
        )}
      </td>
      <td className={classes.actions}>
        {value.is_standard ? null : <StandardButton value={value} />}
        <IconButton
          className={classes.icon}
          label={t('rename.open', { name })}
          onClick={() => setIsRenaming(true)}
          icon={<IconPencil size={20} />}
        />
        <IconButton
          className={classes.icon}
          label={t('merge.open', { name })}
          onClick={() => onOpen({ kind: 'merge', source: value, target: null })}
          icon={<IconArrowMerge size={20} />}
        />
        <DeleteButton value={value} />
      </td>
    </tr>
  );
}

/** In English, and below it in the languages that members may choose. */
function Names({ value: { name, names } }: { value: OfficeLookup }) {
  const others = otherLanguages.filter(({ code }) => names[code] !== undefined);
  if (others.length === 0) return name;
  return (
    <>
      {name}
      <Row gap={2} wrap>
        {others.map(({ code }) => (
          <Text key={code} as="span" lang={code} tone="muted" size="sm">
            {names[code]}
          </Text>
        ))}
      </Row>
    </>
  );
}

function StandardButton({ value: { id, name } }: { value: OfficeLookup }) {
  const t = useMessages('lookups');
  const { mutate, isPending } = useMarkStandard();
  return (
    <Button
      look="default"
      size="small"
      icon={<IconCheck size={18} />}
      aria-label={t('standardOf', { name })}
      isBusy={isPending}
      onClick={() =>
        mutate(
          { id },
          { onSuccess: () => showToast({ message: t('standardDone', { name }), tone: 'success' }) },
        )
      }
    >
      {t('standard')}
    </Button>
  );
}

/** A used value explains why it stays. */
function DeleteButton({ value: { id, name, uses } }: { value: OfficeLookup }) {
  const t = useMessages('lookups');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate } = useDeleteValue();
  const isUsed = uses > 0;
  const explain = () => showToast({ message: t('remove.used', { count: uses }), tone: 'warning' });
  return (
    <>
      <IconButton
        className={classes.icon}
        label={t('remove.open', { name })}
        aria-disabled={isUsed || undefined}
        onClick={isUsed ? explain : () => setIsAsking(true)}
        icon={<IconTrash size={20} />}
      />
      <AlertDialog
        isOpen={isAsking}
        title={t('remove.title', { name })}
        confirmLabel={t('remove.confirm')}
        cancel={{ label: t('remove.keep'), onCancel: () => setIsAsking(false) }}
        onConfirm={() => {
          setIsAsking(false);
          mutate(
            { id },
            { onSuccess: () => showToast({ message: t('remove.done', { name }), tone: 'success' }) },
          );
        }}
      >
        <p>{t('remove.text')}</p>
      </AlertDialog>
    </>
  );
}
