import { IconCheck, IconX } from '@tabler/icons-react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { VisuallyHidden } from '../../../shared/ui/text.tsx';
import type { Chosen } from '../model/kept-choices.ts';
import { Face } from './face.tsx';
import classes from './melawa-choices.module.css';

interface ChoiceListProps {
  list: readonly Chosen[];
  /** Null: it is sent, and shown as it is. */
  onRemove: ((chosen: Chosen) => void) | null;
}

export function ChoiceList({ list, onRemove }: ChoiceListProps) {
  const t = useMessages('melawaChoices');
  return (
    <Card as="ul" className="divided">
      {list.map((chosen) => (
        <Row as="li" key={chosen.number} gap={3} className={classes.row}>
          <Face photo={chosen.photo} size="row" />
          <Text as="span" size="2xl" weight="bold" className={classes.number}>
            {chosen.number}
          </Text>
          <Stack as="span" grow>
            <Text as="span" size="lg" weight="bold" breaks>
              {chosen.name}
            </Text>
            <Text as="span" tone="muted">
              {sayWhere(chosen)}
            </Text>
          </Stack>
          {onRemove === null ? (
            <span className="success">
              <IconCheck size={24} aria-hidden="true" />
              <VisuallyHidden>{t('sent.is')}</VisuallyHidden>
            </span>
          ) : (
            <IconButton
              label={t('remove', { number: chosen.number })}
              icon={<IconX size={24} />}
              onClick={() => onRemove(chosen)}
            />
          )}
        </Row>
      ))}
    </Card>
  );
}

const sayWhere = ({ age, town }: Chosen) => [age, town].filter((fact) => fact !== null).join(', ');
