import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Text } from '../../../shared/ui/text.tsx';
import { Box } from '../../../shared/ui/layout.tsx';
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
          <Text as="span" tone="muted" size="sm" weight="bold" className={classes.circle} aria-hidden="true">
            {state === 'done' ? <IconCheck size={18} stroke={2.5} /> : index + 1}
          </Text>
          <div>
            <p className={classes.title}>{title}</p>
            {text ? (
              <Box tone="soft" leading="snug">
                {text}
              </Box>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
