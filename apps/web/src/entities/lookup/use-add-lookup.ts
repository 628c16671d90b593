import { addLookupContract, type LookupValue } from '@suchi/contracts/lookups';
import type { OpenLookup } from '@suchi/domain/lookups';
import { isEnglishText, toPlainSigns } from '@suchi/domain/text';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { showToast } from '../../shared/ui/toast.ts';
import { lookupQuery } from './lookup-query.ts';

/** Adds a value and selects it. After an error, shown in a toast, the typed text stays. */
export function useAddLookup(lookup: OpenLookup | undefined, onAdded: (value: LookupValue) => void) {
  const t = useMessages('common');
  const queryClient = useQueryClient();
  return async (text: string): Promise<boolean> => {
    if (lookup === undefined) return false;
    const name = toPlainSigns(text);
    if (!isEnglishText(name)) {
      showToast({ message: t('validation.english'), tone: 'warning' });
      return false;
    }
    try {
      const added = await api.call(addLookupContract, { lookup, name });
      queryClient.setQueryData(lookupQuery(lookup).queryKey, (values) => withValue(values ?? [], added));
      onAdded(added);
      return true;
    } catch (error) {
      showToast({ message: errorWords(error).join(' '), tone: 'error' });
      return false;
    }
  };
}

/** The server may return an existing value. */
function withValue(values: readonly LookupValue[], added: LookupValue): LookupValue[] {
  const others = values.filter(({ id }) => id !== added.id);
  return [...others, added].toSorted((one, other) => one.name.localeCompare(other.name));
}
