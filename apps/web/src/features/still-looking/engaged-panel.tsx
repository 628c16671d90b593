import { useId, useMemo } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { useAnswer } from './own-question.ts';

/** Under Update Status, beside the marriage: the profile is paused. */
export function EngagedPanel() {
  const t = useMessages('freshness');
  const { mutate, isPending, error } = useAnswer();
  const titleId = useId();
  const refusal = useMemo(() => (error ? errorWords(error) : []), [error]);
  const tell = () =>
    mutate('engaged', { onSuccess: () => showToast({ message: t('engaged.done'), tone: 'success' }) });
  return (
    <Card as="section" padding={5} gap={4} className="bounded" aria-labelledby={titleId}>
      <FormAlert words={refusal} />
      <h2 id={titleId}>{t('engaged.title')}</h2>
      <Text tone="soft">{t('engaged.text')}</Text>
      <div>
        <Button look="default" isBusy={isPending} onClick={tell}>
          {t('engaged.action')}
        </Button>
      </div>
    </Card>
  );
}
