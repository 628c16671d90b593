import { associationNameOf, parseAssociation } from '@suchi/domain/settings';
import { IconSettings } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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

/** Everything was tried just now; what is green opens the association. */
export function CheckStep({ state, onState, onStep, onOpened }: StepProps) {
  const t = useMessages('setup');
  const task = useTask();
  const isTried = useRef(false);
  const [trying, setTrying] = useState<'payments' | 'backup' | null>(null);
  const lines = listCheckLines(state, t);
  const { shortName } = parseAssociation(state.settings);
  const later = lines.filter(({ standing }) => standing === 'later').length;
  const needed = lines.filter(({ standing }) => standing === 'needed').length;

  async function tryAgain(what: 'payments' | 'backup') {
    setTrying(what);
    await task.run(async () => onState(await setupApi.try(what)));
    setTrying(null);
  }
  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    void (async () => {
      // What cannot be tried now is shown as it was.
      for (const what of ['payments', 'backup'] as const)
        await setupApi.try(what).then(onState, () => undefined);
    })();
  }, [onState]);
  const open = () =>
    task.run(async () => {
      await setupApi.finish();
      onOpened(shortName);
    });
  return (
    <StepFrame
      step="check"
      {...task}
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
            isBusy={task.isBusy && trying === null}
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
                isBusy={trying !== null && trying === line.tries}
                onPress={() => (line.tries === undefined ? onStep(line.step) : void tryAgain(line.tries))}
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
