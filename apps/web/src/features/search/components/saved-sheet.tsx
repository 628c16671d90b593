import type { SavedSearch } from '@suchi/contracts/discovery';
import { useMemo, useState } from 'react';
import { useSavedSearchChanges } from '../../../entities/saved-search/saved-searches.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import classes from './saved.module.css';
import { SearchNameField } from './search-name-field.tsx';
import { SheetHead } from './sheet-head.tsx';
import { WeeklyMailSwitch } from './weekly-mail-switch.tsx';

interface SavedSheetProps {
  search: SavedSearch;
  /** In place of removing it here: the page can undo it. */
  onRemove?: () => void;
  onRemoved?: () => void;
  onClose: () => void;
}

/** Another name for a saved search, its mail, or its removal. */
export function SavedSheet({ search, onRemove, onRemoved, onClose }: SavedSheetProps) {
  const t = useMessages('saved');
  const { id } = search;
  const { save, change, remove } = useSavedSearchChanges();
  const [name, setName] = useState(search.name);
  const failed = change.error ?? remove.error;
  const isTaken = failed instanceof ApiError && failed.code === 'SAVED_SEARCH_NAME_TAKEN';
  // Memoised: the alert takes focus whenever its messages change.
  const alert = useMemo(() => (failed === null || isTaken ? [] : errorWords(failed)), [failed, isTaken]);

  const takeBack = () => {
    const { filters, sort, is_mailed } = search;
    save.mutate({ name: search.name, filters, sort, is_mailed });
  };
  const removeNow = () =>
    remove.mutate(id, {
      onSuccess: () => {
        const action = { label: t('undo'), onPress: takeBack };
        showToast({ message: t('removed', { name: search.name }), tone: 'success', action });
        onClose();
        onRemoved?.();
      },
    });

  return (
    <SheetDialog label={search.name} width={480} height="auto" onClose={onClose}>
      <SheetHead title={t('one')} onClose={onClose} />
      <Stack
        as="form"
        gap={4}
        className={classes.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate({ id, name }, { onSuccess: onClose });
        }}
      >
        <FormAlert words={alert} />
        <SearchNameField
          name={name}
          error={isTaken ? errorWords(failed).join(' ') : undefined}
          onChange={setName}
        />
        <WeeklyMailSwitch
          isOn={search.is_mailed}
          hint={t('mailHint')}
          isBusy={change.isPending}
          onChange={(isOn) => change.mutate({ id, is_mailed: isOn })}
        />
        <Row gap={3} justify="between" wrap>
          <Button look="default" isBusy={remove.isPending} onClick={onRemove ?? removeNow}>
            {t('remove')}
          </Button>
          <Button type="submit" isBusy={change.isPending} disabled={name.trim() === ''}>
            {t('rename')}
          </Button>
        </Row>
      </Stack>
    </SheetDialog>
  );
}
