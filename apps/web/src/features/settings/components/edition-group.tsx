import type { SettingsState } from '@suchi/contracts/settings';
import { IconBook } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { useChangeEdition } from '../api/settings-api.ts';
import { editionFields } from '../model/value-fields.ts';
import { ValuesForm } from './values-form.tsx';

export function EditionGroup({ edition }: Pick<SettingsState, 'edition'>) {
  const t = useMessages('settings');
  const change = useChangeEdition();
  if (edition === null) return <StatePanel icon={<IconBook />} title={t('noEdition')} />;
  const form = {
    values: edition,
    onSave: (changed: object) => change.mutateAsync(changed),
  };
  const { year } = edition;
  return (
    <>
      <ValuesForm
        {...form}
        title={t('cards.prices', { year })}
        note={t('cards.pricesNote')}
        fields={editionFields.prices}
      />
      <ValuesForm {...form} title={t('cards.dates', { year })} fields={editionFields.dates} />
      <ValuesForm
        {...form}
        title={t('cards.book', { year })}
        note={t('cards.bookNote')}
        fields={editionFields.book}
      />
      <ValuesForm {...form} title={t('cards.tax')} note={t('cards.taxNote')} fields={editionFields.tax} />
    </>
  );
}
