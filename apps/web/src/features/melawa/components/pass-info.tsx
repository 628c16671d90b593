import type { OwnPass } from '@suchi/contracts/melawa';
import { formatClock } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Stack } from '../../../shared/ui/layout.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { SheetHead } from '../../../shared/ui/sheet-head.tsx';
import { PleaseBring } from './please-bring.tsx';

const mapOf = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** What to bring, and how to get there. */
export function PassInfo({ pass, onClose }: { pass: OwnPass; onClose: () => void }) {
  const t = useMessages('melawa');
  const tCommon = useMessages('common');
  return (
    <SheetDialog label={t('pass.infoTitle')} width={480} height="auto" onClose={onClose}>
      <SheetHead title={t('pass.infoTitle')} closeLabel={tCommon('close')} onClose={onClose} />
      <Stack gap={4} className="pad-4">
        {pass.hall === '' ? null : (
          <p>
            {t('pass.place', { hall: pass.hall, time: formatClock(pass.doors_at) })}{' '}
            <a href={mapOf(pass.hall)} target="_blank" rel="noopener noreferrer">
              {t('pass.map')}
            </a>
          </p>
        )}
        <PleaseBring />
      </Stack>
    </SheetDialog>
  );
}
