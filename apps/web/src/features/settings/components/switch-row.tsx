import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './switch-row.module.css';

interface SwitchRowProps {
  title: string;
  text: string;
  isOn: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
  /** Beside the title. */
  mark?: ReactNode;
  /** Between the words and the switch. */
  children?: ReactNode;
  /** Said at once, because the switch may have changed by itself. */
  problem?: ReactNode;
}

export function SwitchRow({
  title,
  text,
  isOn,
  isBusy,
  onChange,
  mark,
  children,
  problem = null,
}: SwitchRowProps) {
  const t = useMessages('settings');
  const id = useId();
  return (
    <section className={classes.row} aria-label={title} data-problem={problem !== null || undefined}>
      <div className={classes.words}>
        <Row as="h2" gap={2} rowGap={1} wrap tone="ink" size="md" weight="bold" face="plain">
          {title} {mark}
        </Row>
        <p id={id}>{text}</p>
      </div>
      {children}
      <Switch
        label={title}
        isOn={isOn}
        isBusy={isBusy}
        onChange={onChange}
        words={{ on: t('on'), off: t('off') }}
        describedBy={id}
      />
      <div className={classes.problem} aria-live="assertive">
        {problem === null ? null : (
          <p>
            <IconAlertCircle size={20} aria-hidden="true" />
            <span>{problem}</span>
          </p>
        )}
      </div>
    </section>
  );
}
