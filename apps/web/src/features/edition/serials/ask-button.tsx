import type { SectionKind } from '@suchi/domain/print';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAskToComplete } from '../api/edition-queries.ts';
import type { PlanFacts } from '../model/plan-facts.ts';
import { refusalWords } from '../model/refusal-words.ts';
import { Text } from '../../../shared/ui/text.tsx';

/** Mails the families whose profile lacks what the book prints. */
export function AskButton({ section, toAsk, askedToday }: { section: SectionKind } & PlanFacts['ask']) {
  const t = useMessages('edition');
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useAskToComplete();
  function send() {
    setIsAsking(false);
    mutate(
      { section },
      {
        onSuccess: ({ mailed }) =>
          showToast({ message: t('serials.ask.done', { count: mailed }), tone: 'success' }),
        onError: (error) => showToast({ message: refusalWords(error), tone: 'error' }),
      },
    );
  }
  return (
    <>
      {askedToday > 0 ? (
        <Text tone="muted" size="sm" above={2}>
          {t('serials.ask.today', { count: askedToday })}
        </Text>
      ) : null}
      {toAsk > 0 ? (
        <Button
          look="light"
          fullWidth
          icon={<IconMail size={20} aria-hidden="true" />}
          isBusy={isPending}
          onClick={() => setIsAsking(true)}
        >
          {t('serials.ask.action', { count: toAsk })}
        </Button>
      ) : null}
      <AlertDialog
        isOpen={isAsking}
        title={t('serials.ask.title', { count: toAsk })}
        confirmLabel={t('serials.ask.confirm', { count: toAsk })}
        onConfirm={send}
        cancel={{ label: t('serials.ask.cancel'), onCancel: () => setIsAsking(false) }}
      >
        <p>{t('serials.ask.text')}</p>
      </AlertDialog>
    </>
  );
}
