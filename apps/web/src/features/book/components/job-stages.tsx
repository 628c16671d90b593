import type { BookJob } from '@suchi/contracts/print';
import { type BookStage, bookStages } from '@suchi/domain/print';
import { IconAlertCircle, IconCircle, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { formatCount } from '../../../shared/i18n/format-count.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { List } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './job-stages.module.css';

type StageState = 'done' | 'now' | 'broken' | 'waiting';

const icons = { done: IconCircleCheck, now: IconLoader2, broken: IconAlertCircle, waiting: IconCircle };

/** Every stage with what it did and how long it took. */
export function JobStages({ job }: { job: BookJob }) {
  const t = useMessages('book');
  return (
    <List as="ol" gap={2}>
      {bookStages.map((stage) => {
        const state = stateOf(job, stage);
        const step = job.steps.find((each) => each.stage === stage);
        const Icon = icons[state];
        return (
          <li key={stage} className={`${classes.stage} ${classes[state]}`}>
            <Icon size={22} aria-hidden="true" />
            <Text as="span" breaks>
              {nameOf(t, job, stage)}
              <span className="visually-hidden">, {t(`job.${state}`)}</span>
            </Text>
            <span className={classes.count}>{countOf(t, job, stage, state)}</span>
            <span className={classes.time}>
              {step && state === 'done' ? formatSeconds(step.seconds) : ''}
            </span>
          </li>
        );
      })}
    </List>
  );
}

function stateOf({ state, stage }: BookJob, of: BookStage): StageState {
  if (state === 'done') return 'done';
  if (stage === null) return 'waiting';
  const place = bookStages.indexOf(of) - bookStages.indexOf(stage);
  if (place !== 0) return place < 0 ? 'done' : 'waiting';
  return state === 'running' || state === 'queued' ? 'now' : 'broken';
}

function nameOf(t: Translate<'book'>, { kind }: BookJob, stage: BookStage): string {
  if (stage === 'photos' || stage === 'sheets' || stage === 'check') return t(`job.stages.${stage}.${kind}`);
  return t(`job.stages.${stage}`);
}

function countOf(t: Translate<'book'>, job: BookJob, stage: BookStage, state: StageState): string {
  if ((state === 'now' || state === 'broken') && job.total > 0)
    return t('job.of', { done: formatCount(job.done), total: formatCount(job.total) });
  const total = job.steps.find((each) => each.stage === stage)?.total ?? 0;
  return state === 'done' && total > 0 ? formatCount(total) : '';
}

/** `6:12` */
function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
