import { todayInIndia } from '@suchi/domain/basics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { settingsQuery } from '../api/settings-api.ts';
import { deviceStorage } from '../../../shared/config/browser-storage.ts';

const Dialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./office-email-dialog.tsx'), loadMessages(['settings'])]);
  return module.OfficeEmailDialog;
});

/** The day on which someone at this device put the question off. */
const laterKey = 'suchi.office-email-later';

/** Asks an admin for the office e-mail while it is empty: without it no mail about a new profile is sent. */
export function OfficeEmailPrompt() {
  const { data } = useQuery(settingsQuery);
  const [today] = useState(() => todayInIndia(new Date()));
  const [isLater, setIsLater] = useState(() => deviceStorage.getItem(laterKey) === today);
  if (isLater || data === undefined || data.settings.office_email !== null) return null;
  return (
    <Dialog
      onLater={() => {
        deviceStorage.setItem(laterKey, today);
        setIsLater(true);
      }}
    />
  );
}
