import { useState } from 'react';
import type { AssociationDesign } from '../../../entities/association-design/association-design.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeLogo, useChangeSettings } from '../api/settings-api.ts';

/** Sends the names and the colour, then the logo. What was refused stays typed. */
export function useSaveDesign(design: AssociationDesign | null) {
  const t = useMessages('settings');
  const settings = useChangeSettings();
  const logo = useChangeLogo();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    if (design === null || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      if (Object.keys(design.changed).length > 0) await settings.mutateAsync(design.changed);
      if (design.chosenLogo !== undefined) await logo.mutateAsync(design.chosenLogo?.file ?? null);
      design.discard();
      const reload = { label: t('design.reload'), onPress: () => location.reload() };
      showToast({ tone: 'success', message: t('design.saved'), action: reload });
    } catch (caught) {
      setError(caught);
    }
    setIsBusy(false);
  }
  return { save, error, isBusy };
}
