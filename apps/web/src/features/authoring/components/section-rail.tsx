import { IconCheck, IconExclamationMark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useLocation } from '../../../shared/router/hooks.ts';
import { Link } from '../../../shared/router/link.tsx';
import type { SectionProgress } from '../model/section-progress.ts';
import type { SectionName } from '../model/sections.ts';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './section-rail.module.css';

interface SectionRailProps {
  progress: readonly SectionProgress[];
  current: SectionName;
  /** Errors are counted after the first submission attempt. */
  hasErrors: boolean;
}

export function SectionRail({ progress, current, hasErrors }: SectionRailProps) {
  const t = useMessages('authoring');
  const { search } = useLocation();
  const total = progress.length;
  const done = progress.filter(({ isDone }) => isDone).length;
  const percent = Math.round((done / total) * 100);
  return (
    <nav className={classes.rail} aria-label={t('progress.label')}>
      <Row as="p" gap={3} align="stretch" justify="between" weight="bold">
        {t('progress.done', { done, total })}
        <Text as="span" tone="muted" weight="regular">
          {t('progress.percent', { percent })}
        </Text>
      </Row>
      <div className={classes.track} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      <ol className={classes.steps}>
        {progress.map((step, index) => (
          <li key={step.section}>
            <Link
              className={classes.step}
              to={{ hash: `#${step.section}`, search }}
              aria-current={step.section === current ? 'step' : undefined}
              data-state={stateOf(step, hasErrors)}
            >
              <Text
                as="span"
                tone="muted"
                size="sm"
                weight="bold"
                className={classes.mark}
                aria-hidden="true"
              >
                <Mark
                  step={step}
                  number={index + 1}
                  isCurrent={step.section === current}
                  hasErrors={hasErrors}
                />
              </Text>
              <span>
                {t(`sections.${step.section}`)}
                {step.isDone ? <span className="visually-hidden">, {t('progress.state.done')}</span> : null}
              </span>
              {hasErrors && step.errorCount > 0 ? (
                <Text as="span" tone="error" weight="bold">
                  <span aria-hidden="true">{step.errorCount}</span>
                  <span className="visually-hidden">
                    , {t('progress.state.errors', { count: step.errorCount })}
                  </span>
                </Text>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MarkProps {
  step: SectionProgress;
  number: number;
  isCurrent: boolean;
  hasErrors: boolean;
}

function Mark({ step, number, isCurrent, hasErrors }: MarkProps) {
  if (isCurrent) return number;
  if (step.isDone) return <IconCheck size={16} stroke={3} />;
  return hasErrors && step.errorCount > 0 ? <IconExclamationMark size={16} stroke={3} /> : number;
}

interface SectionBarProps extends SectionRailProps {
  action: ReactNode;
}

/** `SectionRail` on a phone. */
export function SectionBar({ progress, current, hasErrors, action }: SectionBarProps) {
  const t = useMessages('authoring');
  const { search } = useLocation();
  const number = progress.findIndex(({ section }) => section === current) + 1;
  return (
    <nav className={classes.bar} aria-label={t('progress.label')}>
      <Row gap={3} justify="between" wrap>
        <div>
          <Text size="lg" weight="bold" leading="snug">
            {t(`sections.${current}`)}
          </Text>
          <Text tone="muted" size="md">
            {t('progress.position', { number, total: progress.length })}
          </Text>
        </div>
        {action}
      </Row>
      <ol className={classes.segments}>
        {progress.map((step) => (
          <li key={step.section}>
            <Link
              to={{ hash: `#${step.section}`, search }}
              aria-label={t(`sections.${step.section}`)}
              aria-current={step.section === current ? 'step' : undefined}
              data-state={stateOf(step, hasErrors)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateOf({ isDone, errorCount }: SectionProgress, hasErrors: boolean): string {
  if (isDone) return 'done';
  return hasErrors && errorCount > 0 ? 'errors' : 'open';
}
