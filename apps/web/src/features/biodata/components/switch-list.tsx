import type { BiodataPart } from '@suchi/domain/biodata';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Card, Row } from '../../../shared/ui/layout.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import classes from './biodata.module.css';

interface SwitchListProps<Part extends BiodataPart> {
  parts: readonly Part[];
  shows: Record<Part, boolean>;
  isBusy: boolean;
  onSwitch: (part: Part, isOn: boolean) => void;
}

/** What is on the page, each part with its own switch. */
export function SwitchList<Part extends BiodataPart>({
  parts,
  shows,
  isBusy,
  onSwitch,
}: SwitchListProps<Part>) {
  const t = useMessages('biodata');
  const wordsOf = (part: BiodataPart) => t(`parts.${part}`);
  return (
    <Card className="divided">
      {parts.map((part) => (
        <Row key={part} gap={4} rowGap={1} justify="between" wrap className={classes.switch}>
          <span aria-hidden="true">{wordsOf(part)}</span>
          <Switch
            label={wordsOf(part)}
            isOn={shows[part]}
            isBusy={isBusy}
            onChange={(isOn) => onSwitch(part, isOn)}
            words={{ on: t('on'), off: t('off') }}
          />
        </Row>
      ))}
    </Card>
  );
}
