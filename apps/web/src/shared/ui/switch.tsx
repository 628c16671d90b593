import { PlainButton } from './plain-button.tsx';
import { Row } from './layout.tsx';
import classes from './switch.module.css';

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The state in words, beside the switch. */
  words: { on: string; off: string };
  describedBy?: string | undefined;
  isBusy?: boolean;
}

/** Acts at once, so it is a switch and not a checkbox of a form. */
export function Switch({ label, isOn, onChange, words, describedBy, isBusy = false }: SwitchProps) {
  return (
    <PlainButton
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      className={classes.switch}
      onClick={() => onChange(!isOn)}
    >
      <span aria-hidden="true">{isOn ? words.on : words.off}</span>
      <Row as="span" className={classes.track} aria-hidden="true">
        <span className={classes.thumb} />
      </Row>
    </PlainButton>
  );
}
