import { associationNameOf, parseAssociation } from '@suchi/domain/settings';
import { IconSettings } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Columns } from '../../shared/ui/columns.tsx';
import { Card, List, Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { CheckLine } from './check-line.tsx';
import { listCheckLines } from './check-lines.ts';
import { setupApi } from './setup-api.ts';
import type { StepProps } from './step-props.ts';
import { StepFrame } from './step-frame.tsx';
import { useTask } from './use-task.ts';
import { WhenOpenCard } from './when-open-card.tsx';

const tried = ['payments', 'backup'] as const;

/** Everything was tried just now; what is green opens the association. */
export function CheckStep({ state, onState, onStep, onOpened }: StepProps) {
  const t = useMessages('setup');
  const opening = useTask();
  const tries = useTask();
  const isTried = useRef(false);
  const lines = listCheckLines(state, t);
  const { shortName } = parseAssociation(state.settings);
  const later = lines.filter(({ standing }) => standing === 'later').length;
  const needed = lines.filter(({ standing }) => standing === 'needed').length;

  const tryOut = (...parts: (typeof tried)[number][]) =>
    tries.run(async () => {
      for (const part of parts) onState(await setupApi.try(part));
    });
  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    void tryOut(...tried);
  });
  const open = () =>
    opening.run(async () => {
      await setupApi.finish();
      onOpened(shortName);
    });
  return (
    <StepFrame
      step="check"
      words={[...tries.words, ...opening.words]}
      isBusy={opening.isBusy}
      onStep={onStep}
      end={
        <>
          <Text tone="soft" role="status">
            {needed > 0
              ? t('check.needed', { count: needed })
              : later > 0
                ? t('check.later', { count: later })
                : null}
          </Text>
          <Button
            look="green"
            size="large"
            disabled={needed > 0}
            isBusy={opening.isBusy}
            onClick={() => void open()}
          >
            {t('check.open', { name: shortName })}
          </Button>
        </>
      }
    >
      <Columns from={1200} template="minmax(0, 1fr) 330px" gap={6}>
        <Card>
          <List isDivided>
            {lines.map((line) => (
              <CheckLine
                key={line.name}
                line={line}
                isBusy={tries.isBusy && line.tries !== undefined}
                onPress={() => (line.tries === undefined ? onStep(line.step) : void tryOut(line.tries))}
              />
            ))}
          </List>
        </Card>
        <Stack gap={4}>
          <WhenOpenCard state={state} name={associationNameOf(state.settings)} />
          <Row as="p" gap={3} align="start" tone="soft">
            <IconSettings size={20} className="above-half" aria-hidden="true" />
            {t('check.stays')}
          </Row>
        </Stack>
      </Columns>
    </StepFrame>
  );
}
