import type { SwitchCheck } from '@suchi/contracts/print';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { DialogFoot, OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { switchCheckQuery, useMakeCurrent, useOpenNext } from '../api/edition-queries.ts';
import { sendChange } from '../model/send-change.ts';
import { List, Stack } from '../../../shared/ui/layout.tsx';
import classes from './edition-dialogs.module.css';

export function NextEditionDialog({ year, onClose }: { year: number; onClose: () => void }) {
  const t = useMessages('edition');
  const change = useOpenNext();
  const next = year + 1;
  const copy = async () => {
    if (await sendChange(change, { year: next }, t('next.opened', { year: next }))) onClose();
  };
  return (
    <OfficeDialog title={t('next.title', { year: next })} onClose={onClose}>
      <List gap={2} className={classes.facts}>
        <li>{t('next.copied')}</li>
        <li>{t('next.empty')}</li>
        <li>{t('next.shifted')}</li>
        <li>{t('next.stays', { year })}</li>
      </List>
      <DialogFoot>
        <Button look="default" onClick={onClose}>
          {t('next.cancel')}
        </Button>
        <Button isBusy={change.isPending} onClick={() => void copy()}>
          {t('next.confirm')}
        </Button>
      </DialogFoot>
    </OfficeDialog>
  );
}

interface SwitchEditionDialogProps {
  year: number;
  /** The edition that is current now; a later one when an admin goes back. */
  before: number;
  onClose: () => void;
}

export function SwitchEditionDialog({ year, before, onClose }: SwitchEditionDialogProps) {
  const t = useMessages('edition');
  const check = useQuery(switchCheckQuery(year));
  const change = useMakeCurrent();
  const switchTo = async ({ deactivated, warnings }: SwitchCheck) => {
    const input = { year, deactivated, is_confirmed: warnings.length > 0 };
    if (await sendChange(change, input, t('next.switched', { year }))) onClose();
  };
  return (
    <OfficeDialog title={t('next.switchTitle', { year })} onClose={onClose}>
      <ListStates
        source={check}
        isEmpty={() => false}
        loading={<Skeleton height={120} />}
        empty={null}
        ready={(ready) => <SwitchFacts check={ready} year={year} before={before} />}
      />
      <DialogFoot>
        <Button look="default" onClick={onClose}>
          {t('next.cancel')}
        </Button>
        {check.data ? (
          <Button isBusy={change.isPending} onClick={() => check.data && void switchTo(check.data)}>
            {t(check.data.warnings.length > 0 ? 'next.switchAnyway' : 'next.switchConfirm')}
          </Button>
        ) : null}
      </DialogFoot>
    </OfficeDialog>
  );
}

function SwitchFacts({
  check,
  year,
  before,
}: Omit<SwitchEditionDialogProps, 'onClose'> & { check: SwitchCheck }) {
  const t = useMessages('edition');
  return (
    <Stack gap={4}>
      {check.warnings.length > 0 ? (
        <Banner tone="error" icon={<IconAlertTriangle />} title={t('next.early', { before })}>
          <List gap={2} className={classes.facts}>
            {check.warnings.map((warning) => (
              <li key={warning}>{t(`next.warnings.${warning}`, { year, before })}</li>
            ))}
          </List>
        </Banner>
      ) : null}
      <List gap={2} className={classes.facts}>
        <li>{t('next.switchText', { year })}</li>
        <li>{t('next.switchStays', { before })}</li>
        <li>{t('next.looking', { before: check.looking_before, after: check.looking_after })}</li>
        {check.deactivated > 0 ? <li>{t('next.deactivated', { count: check.deactivated })}</li> : null}
        {year > before ? <li>{t('next.switchBack', { year, before })}</li> : null}
      </List>
    </Stack>
  );
}
