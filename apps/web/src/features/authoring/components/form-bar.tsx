import { IconAlertTriangle, IconArrowLeft, IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { connection } from '../../../shared/api/api.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatRecent } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useFormState } from '../model/profile-editor.ts';
import type { SectionName } from '../model/sections.ts';
import type { useSaving } from '../model/use-saving.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './form-bar.module.css';

interface FormBarProps {
  saving: ReturnType<typeof useSaving>;
  section: SectionName;
  /** Absent in the last section. */
  onNext: (() => void) | undefined;
  /** Absent in the first section. */
  onPrevious: (() => void) | undefined;
}

export function FormBar({ saving, section, onNext, onPrevious }: FormBarProps) {
  const t = useMessages('authoring');
  const isBusy = saving.isSavingDraft || saving.isSubmitting;
  // Nothing is missing: after a rejection or a change nobody has to walk through all sections.
  const isComplete = useFormState(({ errors }) => errors.length === 0);
  return (
    <section className={classes.bar} aria-label={t('bar.label')}>
      <Stack gap={2} className={`bounded ${classes.inner}`}>
        <SavingFailure saving={saving} />
        <div className={classes.barStatus}>
          <KeptStatus />
        </div>
        <Row gap={2} align="stretch" wrap className={classes.actions}>
          {onPrevious ? (
            <div className={classes.previous}>
              <Button look="default" aria-label={t('bar.previous')} onClick={onPrevious}>
                <IconArrowLeft size={22} aria-hidden="true" />
              </Button>
            </div>
          ) : null}
          <div>
            <Button look="default" isBusy={isBusy} onClick={saving.saveAsDraft}>
              {t('bar.saveDraft')}
            </Button>
          </div>
          {onNext ? (
            <div className={classes.next} data-small={isComplete || undefined}>
              <Button look={isComplete ? 'default' : 'filled'} onClick={onNext}>
                <span>{t(section === 'authorship' ? 'authorship.continue' : 'bar.next')}</span>
                <IconArrowRight size={20} aria-hidden="true" />
              </Button>
            </div>
          ) : null}
          <div className={classes.submit} data-shown={isComplete || !onNext || undefined}>
            <Button isBusy={isBusy} onClick={saving.askAttendance}>
              {t('bar.submit')}
            </Button>
          </div>
        </Row>
      </Stack>
    </section>
  );
}

/** Shows the reason, that nothing is lost, and a retry. */
function SavingFailure({ saving }: Pick<FormBarProps, 'saving'>) {
  const t = useMessages('authoring');
  const kept = useFormState((state) => state.kept);
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline);
  if (saving.failure === null) return null;
  const isOffline = saving.failure instanceof ApiError && saving.failure.code === 'NETWORK';
  // The offline error already says so.
  const isKept = kept !== null && kept !== 'failed' && !isOffline;
  return (
    <Row
      gap={3}
      rowGap={1}
      wrap
      tone="error"
      weight="bold"
      leading="snug"
      className={classes.alert}
      role="alert"
    >
      <div>
        {(isOffline && isOnline ? [t('bar.connectionBack')] : errorWords(saving.failure)).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {isKept ? <p>{t('bar.keptAnyway')}</p> : null}
      </div>
      <Button
        look="default"
        size="small"
        isBusy={saving.isSavingDraft || saving.isSubmitting}
        onClick={saving.isDraftFailure ? saving.saveAsDraft : saving.askAttendance}
      >
        {t('bar.tryAgain')}
      </Button>
    </Row>
  );
}

export function KeptStatus() {
  const kept = useFormState((state) => state.kept);
  const t = useMessages('authoring');
  if (kept === null) return null;
  if (kept === 'failed') {
    return (
      <Row as="p" gap={2} tone="success" className={classes.status} data-failed>
        <IconAlertTriangle size={20} aria-hidden="true" />
        {t('bar.notKept')}
      </Row>
    );
  }
  return (
    <Row as="p" gap={2} tone="success" className={classes.status}>
      <IconCircleCheck size={20} aria-hidden="true" />
      {t('bar.kept', { time: formatRecent(kept.atMs) })}
    </Row>
  );
}
