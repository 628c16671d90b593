import type { SavedSearches } from '@suchi/contracts/discovery';
import { savedSearchNameMax } from '@suchi/domain/discovery';
import { useState } from 'react';
import { useSavedSearchChanges } from '../../../entities/saved-search/saved-searches.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/config/paths.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import type { FilterChip } from '../model/filter-chips.ts';
import type { SearchAddress } from '../model/search-address.ts';
import classes from './saved.module.css';
import { SearchNameField } from './search-name-field.tsx';
import { SheetHead } from './sheet-head.tsx';
import { WeeklyMailSwitch } from './weekly-mail-switch.tsx';

interface SaveSheetProps {
  address: SearchAddress;
  chips: readonly FilterChip[];
  list: SavedSearches;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Keeps the search under a name. */
export function SaveSheet({ address: { filters, sort }, chips, list, onSaved, onClose }: SaveSheetProps) {
  const t = useMessages('saved');
  const search = useMessages('search');
  const { save } = useSavedSearchChanges();
  const labels = [...(filters.name === null ? [] : [filters.name]), ...chips.map(({ label }) => label)];
  const [name, setName] = useState(() => proposeName(labels));
  const [isMailed, setIsMailed] = useState(true);
  const refusal = useSaveRefusal(save.error, list.limit);
  const used = list.items.length;
  const isFull = used >= list.limit;

  const send = () =>
    save.mutate(
      { name, filters, sort, is_mailed: isMailed },
      {
        onSuccess: ({ id }) => {
          showToast({ message: t('saved'), tone: 'success' });
          onSaved(id);
        },
      },
    );

  return (
    <SheetDialog label={t('saveThis')} width={480} height="auto" onClose={onClose}>
      <SheetHead title={t('saveThis')} onClose={onClose} />
      <Stack
        as="form"
        gap={4}
        className={classes.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) send();
        }}
      >
        <FormAlert words={refusal.alert} />
        {isFull ? (
          <Text tone="error">
            {t('full', { count: list.limit })} <Link to={paths.savedSearches}>{t('all')}</Link>
          </Text>
        ) : null}
        <SearchNameField name={name} error={refusal.field} onChange={setName} />
        <Text tone="soft">
          {[formatList(labels), sort === null ? null : search(`sort.${sort}`)]
            .filter((part) => part !== null && part !== '')
            .join('. ')}
        </Text>
        <WeeklyMailSwitch isOn={isMailed} hint={t('mailHint')} onChange={setIsMailed} />
        <Button type="submit" isBusy={save.isPending} disabled={isFull || name.trim() === ''}>
          {t('save')}
        </Button>
        <Text tone="muted" className={classes.used}>
          {t('usedSoFar', { used, limit: list.limit })}
        </Text>
      </Stack>
    </SheetDialog>
  );
}

/** As many of the filters as a name has room for. */
function proposeName(labels: readonly string[]): string {
  let name = '';
  for (const label of labels) {
    const longer = name === '' ? label : `${name}, ${label}`;
    if (longer.length > savedSearchNameMax) break;
    name = longer;
  }
  return name === '' ? (labels[0] ?? '').slice(0, savedSearchNameMax) : name;
}

const none: readonly string[] = [];

/** A taken name is said at the field, everything else above. */
function useSaveRefusal(error: Error | null, limit: number) {
  const t = useMessages('saved');
  const [words, setWords] = useState<{ error: Error | null; alert: readonly string[] }>({
    error: null,
    alert: none,
  });
  const code = error instanceof ApiError ? error.code : null;
  const isTaken = code === 'SAVED_SEARCH_NAME_TAKEN';
  // Kept until the next error: the alert takes focus whenever its messages change.
  if (error !== words.error) {
    const said = code === 'SAVED_SEARCH_LIMIT_REACHED' ? [t('full', { count: limit })] : errorWords(error);
    setWords({ error, alert: error === null || isTaken ? none : said });
  }
  return { alert: words.alert, field: isTaken ? errorWords(error).join(' ') : undefined };
}
