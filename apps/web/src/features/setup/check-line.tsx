import { IconAlertTriangle, IconCircleCheckFilled, IconCircleX } from '@tabler/icons-react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Row } from '../../shared/ui/layout.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import type { CheckLineFacts } from './check-lines.ts';
import classes from './setup-page.module.css';

interface CheckLineProps {
  line: CheckLineFacts;
  isBusy: boolean;
  onPress: () => void;
}

const looks = {
  ready: { Icon: IconCircleCheckFilled, icon: 'success', text: 'soft' },
  later: { Icon: IconAlertTriangle, icon: 'gold', text: 'gold' },
  needed: { Icon: IconCircleX, icon: 'error', text: 'error' },
} as const;

/** One line of the list, with what leads to its change. */
export function CheckLine({ line, isBusy, onPress }: CheckLineProps) {
  const t = useMessages('setup');
  const { Icon, icon, text } = looks[line.standing];
  const label = `${line.action}: ${line.title}`;
  return (
    <Row as="li" gap={4} className={classes.line}>
      <Icon size={26} className={icon} role="img" aria-label={t(`check.standing.${line.standing}`)} />
      <div className="grow">
        <Text weight="bold" breaks>
          {line.title}
        </Text>
        <Text tone={text} breaks>
          {line.text}
        </Text>
      </div>
      {line.standing === 'ready' ? (
        <LinkButton aria-label={label} aria-busy={isBusy || undefined} onClick={onPress}>
          {line.action}
        </LinkButton>
      ) : (
        <Button look="default" size="small" aria-label={label} isBusy={isBusy} onClick={onPress}>
          {line.action}
        </Button>
      )}
    </Row>
  );
}
