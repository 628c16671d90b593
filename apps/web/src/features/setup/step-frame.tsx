import { type SetupStep, setupSteps } from '@suchi/domain/setup';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row, Stack } from '../../shared/ui/layout.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './setup-page.module.css';

interface StepFrameProps {
  step: SetupStep;
  /** What was refused. */
  words: readonly string[];
  isBusy: boolean;
  onStep: (step: SetupStep) => void;
  /** Saves the step; the page moves on when it says true. */
  onNext?: () => Promise<boolean>;
  /** In place of Next, on the last step. */
  end?: ReactNode;
  children: ReactNode;
}

/** The heading of a step, its cards, and Back and Next at the foot. */
export function StepFrame({ step, words, isBusy, onStep, onNext, end, children }: StepFrameProps) {
  const t = useMessages('setup');
  const heading = useRef<HTMLHeadingElement>(null);
  const [stops, setStops] = useState(0);
  const at = setupSteps.indexOf(step);
  const [before, after] = [setupSteps[at - 1], setupSteps[at + 1]];
  // Steps are pages to a person: the heading is read, and the page begins at its top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  // After the drawing that shows what is wrong.
  useEffect(() => {
    if (stops > 0) document.querySelector<HTMLElement>('main [aria-invalid]')?.focus();
  }, [stops]);

  async function next() {
    const isSaved = await onNext?.();
    if (isSaved && after) onStep(after);
    else setStops((count) => count + 1);
  }
  return (
    <div className={classes.side}>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Text tone="soft">{t('stepOf', { step: at + 1, count: setupSteps.length })}</Text>
        <h1 ref={heading} tabIndex={-1}>
          {t(`steps.${step}`)}
        </h1>
        <Text tone="soft" size="lg" above={1}>
          {t(`leads.${step}`)}
        </Text>
        <Stack gap={4} above={5} className="bounded">
          <FormAlert words={words} />
          {children}
        </Stack>
      </main>
      <Row as="footer" gap={3} rowGap={2} wrap className={classes.foot}>
        {before === undefined ? null : (
          <Button
            look="default"
            size="large"
            icon={<IconArrowLeft size={20} aria-hidden="true" />}
            onClick={() => onStep(before)}
          >
            {t('back')}
          </Button>
        )}
        <Row gap={4} rowGap={2} wrap justify="end" grow>
          {end ?? (
            <Button size="large" isBusy={isBusy} onClick={() => void next()}>
              {after === undefined ? null : t('next', { step: t(`steps.${after}`) })}
            </Button>
          )}
        </Row>
      </Row>
    </div>
  );
}
