import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './step-list.module.css';

export interface Step {
  title: string;
  text?: ReactNode;
  state: 'done' | 'now' | 'later';
}

interface StepListProps {
  steps: readonly Step[];
  /** Beside each other on wide screens. */
  isRow?: boolean;
  className?: string | undefined;
}

/** What has happened, what happens now, and what comes. */
export function StepList({ steps, isRow = false, className = '' }: StepListProps) {
  return (
    <ol className={`${classes.steps} ${isRow ? classes.row : ''} ${className}`}>
      {steps.map(({ title, text, state }, index) => (
        <li
          key={title}
          className={`${classes.step} ${classes[state]}`}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={classes.circle} aria-hidden="true">
            {state === 'done' ? <IconCheck size={18} stroke={2.5} /> : index + 1}
          </span>
          <div className={classes.words}>
            <p className={classes.title}>{title}</p>
            {text ? <div className={classes.text}>{text}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
