import { IconDeviceMobile, IconInfoCircle, IconUserShield } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay, formatRecent } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { useEditor } from '../model/profile-editor.ts';

interface FormNoticesProps {
  /** An admin fills in a member's form and goes back there; null in one's own form. */
  backTo: string | null;
}

export function FormNotices({ backTo }: FormNoticesProps) {
  return (
    <>
      {backTo === null ? null : <ActingBanner backTo={backTo} />}
      <StandingNotice />
      <RestoredNotice />
      <ExpiredNotice />
    </>
  );
}

function ActingBanner({ backTo }: { backTo: string }) {
  const t = useMessages('authoring');
  const { first_name, last_name } = useEditor().source.owner;
  const name = [first_name, last_name].filter(Boolean).join(' ') || t('actingAs.nameless');
  return (
    <Banner
      tone="gold"
      icon={<IconUserShield />}
      title={t('actingAs.title', { name })}
      action={
        <ButtonLink look="default" size="small" to={backTo}>
          {t('actingAs.back')}
        </ButtonLink>
      }
    >
      {t('actingAs.text')}
    </Banner>
  );
}

function StandingNotice() {
  const t = useMessages('authoring');
  const { standing } = useEditor().source;
  const status = standing?.status;
  const changesRefusal = standing?.revision?.rejection_reason ?? null;
  if (changesRefusal !== null) {
    return (
      <Banner tone="error" icon={<IconInfoCircle />} title={t('notice.changesRejected.title')}>
        {t('notice.changesRejected.text', { reason: changesRefusal })}
      </Banner>
    );
  }
  if (status !== 'Active' && status !== 'Pending' && status !== 'Rejected') return null;
  return (
    <Banner
      tone={status === 'Rejected' ? 'error' : 'info'}
      icon={<IconInfoCircle />}
      title={t(`notice.${status}.title`)}
    >
      {t(`notice.${status}.text`, { reason: standing?.rejection_reason ?? '' })}
    </Banner>
  );
}

function ExpiredNotice() {
  const t = useMessages('authoring');
  const { expiredAtMs } = useEditor();
  if (expiredAtMs === null) return null;
  const title = t('expired', { time: formatDay(new Date(expiredAtMs).toISOString()) });
  return <Banner tone="info" icon={<IconDeviceMobile />} title={title} />;
}

function RestoredNotice() {
  const t = useMessages('authoring');
  const { restoredAtMs, discard } = useEditor();
  const [isAsking, setIsAsking] = useState(false);
  if (restoredAtMs === null) return null;
  return (
    <Banner
      tone="plain"
      icon={<IconDeviceMobile />}
      title={t('restored.text', { time: formatRecent(restoredAtMs) })}
      action={
        <Button look="default" size="small" onClick={() => setIsAsking(true)}>
          {t('restored.discard')}
        </Button>
      }
    >
      <AlertDialog
        isOpen={isAsking}
        title={t('restored.discard')}
        confirmLabel={t('restored.discard')}
        onConfirm={discard}
        cancel={{ label: t('restored.keep'), onCancel: () => setIsAsking(false) }}
      >
        {t('restored.question')}
      </AlertDialog>
    </Banner>
  );
}
