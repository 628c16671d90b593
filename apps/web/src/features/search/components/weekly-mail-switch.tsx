import { useId } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Box, Row } from '../../../shared/ui/layout.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Text } from '../../../shared/ui/text.tsx';

interface WeeklyMailSwitchProps {
  isOn: boolean;
  hint?: string;
  /** The search, where several are on the page. */
  of?: string;
  isBusy?: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether a saved search is in the weekly mail. */
export function WeeklyMailSwitch({ isOn, hint, of, isBusy = false, onChange }: WeeklyMailSwitchProps) {
  const t = useMessages('saved');
  const hintId = useId();
  const label = t('mail');
  return (
    <Row gap={3} justify="between">
      <Box grow>
        <Text as="span" weight={hint === undefined ? 'regular' : 'bold'} aria-hidden="true">
          {label}
        </Text>
        {hint === undefined ? null : (
          <Text tone="soft" id={hintId}>
            {hint}
          </Text>
        )}
      </Box>
      <Switch
        label={of === undefined ? label : t('mailOf', { name: of })}
        isOn={isOn}
        onChange={onChange}
        isBusy={isBusy}
        words={{ on: t('on'), off: t('off') }}
        describedBy={hint === undefined ? undefined : hintId}
      />
    </Row>
  );
}
