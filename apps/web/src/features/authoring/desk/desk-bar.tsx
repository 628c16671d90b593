import { IconArrowRight } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useFormState } from '../model/profile-editor.ts';
import classes from './desk-form.module.css';
import type { DeskSaveState } from './use-desk-saving.ts';

interface DeskBarProps {
  state: DeskSaveState;
  askedCount: number;
  onReadBack: () => void;
}

const keys = ['next', 'back', 'ask', 'repeat', 'save'] as const;

export function DeskBar({ state, askedCount, onReadBack }: DeskBarProps) {
  const t = useMessages('deskEntry');
  const total = useFormState(({ findings }) => findings.required.size);
  const missing = useFormState(
    ({ findings }) => findings.errors.filter(({ path }) => findings.required.has(path)).length,
  );
  return (
    <Row as="footer" gap={4} rowGap={2} wrap className={classes.bar}>
      <Text>{t('requiredFields', { done: total - missing, total })}</Text>
      {askedCount === 0 ? null : (
        <Text tone="gold" weight="bold">
          {t('toAsk', { count: askedCount })}
        </Text>
      )}
      <Text tone={state.kind === 'offline' || state.kind === 'failed' ? 'error' : 'muted'} role="status">
        {state.kind === 'held' ? t('state.held', { name: state.by }) : t(`state.${state.kind}`)}
      </Text>
      <Row gap={2} wrap className={classes.keys} aria-hidden="true">
        {keys.map((key) => (
          <Row key={key} gap={1} inline>
            <kbd>{t(`keys.${key}.cap`)}</kbd> {t(`keys.${key}.does`)}
          </Row>
        ))}
      </Row>
      <Button icon={<IconArrowRight size={20} aria-hidden="true" />} onClick={onReadBack}>
        {t('readBack')}
      </Button>
    </Row>
  );
}
