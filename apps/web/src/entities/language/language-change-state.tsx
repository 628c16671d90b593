import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { offeredLanguages } from './own-language.ts';
import type { LanguageChange } from './use-language-change.ts';

interface LanguageChangeStateProps {
  change: LanguageChange | null;
  onTryAgain: (code: string) => void;
  className?: string | undefined;
}

/** Read aloud: that the words are loading, or that they did not load. */
export function LanguageChangeState({ change, onTryAgain, className }: LanguageChangeStateProps) {
  const t = useMessages('common');
  const name = offeredLanguages.find(({ code }) => code === change?.code)?.name ?? '';
  return (
    <div role="status">
      {change === null || change.hasFailed ? null : (
        <span className="visually-hidden">{t('language.loading', { name })}</span>
      )}
      {change?.hasFailed ? (
        <Row justify="between" gap={3} className={className}>
          <Text>{t('language.failed')}</Text>
          <Button look="default" onClick={() => onTryAgain(change.code)}>
            {t('tryAgain')}
          </Button>
        </Row>
      ) : null}
    </div>
  );
}
