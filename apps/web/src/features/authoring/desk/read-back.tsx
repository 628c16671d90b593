import type { ProfileSheet } from '@suchi/contracts/profiles';
import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import type { Fact } from '../../../entities/profile-sheet/fact.ts';
import { listFactGroups } from '../../../entities/profile-sheet/fact-groups.ts';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './read-back.module.css';

interface ReadBackProps {
  sheet: ProfileSheet;
  asked: readonly string[];
  /** The fields that cannot be sent as they are. */
  wrong: readonly string[];
  toLabel: (path: string) => string;
  refusal: readonly string[];
  isBusy: boolean;
  onBack: () => void;
  onAgree: () => void;
}

/** Every line in large letters, to be read aloud; what was to be asked comes first. */
export function ReadBack({ sheet, asked, wrong, toLabel, refusal, isBusy, onBack, onAgree }: ReadBackProps) {
  const t = useMessages('deskEntry');
  const tProfile = useMessages('profile');
  const groups = listFactGroups(sheet, tProfile);
  const isAsked = ({ field, parts }: Fact) =>
    asked.includes(field) || parts.some((part) => asked.includes(part.field));
  const lines = groups
    .flatMap(({ facts }) => facts)
    .filter(({ shown, value }) => shown !== 'filled' || value);
  const sorted = [...lines.filter(isAsked), ...lines.filter((line) => !isAsked(line))];
  return (
    <Stack gap={5}>
      <Missing wrong={wrong} toLabel={toLabel} />
      <FormAlert words={refusal} />
      <Card padding={5}>
        <List as="dl" isDivided>
          {sorted.map((line) => (
            <div
              key={`${line.field} ${line.label}`}
              className={`${classes.line} ${isAsked(line) ? classes.lineAsked : ''}`}
            >
              <Text as="dt" tone="muted">
                {isAsked(line) ? t('askedLine', { label: line.label }) : line.label}
              </Text>
              <Text as="dd" weight="bold" breaks className={classes.value}>
                {line.value ?? t('notGiven')}
              </Text>
            </div>
          ))}
        </List>
      </Card>
      <Row gap={3} justify="between" wrap>
        <Button look="default" icon={<IconArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
          {t('backToForm')}
        </Button>
        <Button
          look="green"
          size="large"
          icon={<IconCheck size={22} aria-hidden="true" />}
          disabled={wrong.length > 0}
          isBusy={isBusy}
          onClick={onAgree}
        >
          {t('agrees')}
        </Button>
      </Row>
    </Stack>
  );
}

function Missing({ wrong, toLabel }: Pick<ReadBackProps, 'wrong' | 'toLabel'>) {
  const t = useMessages('deskEntry');
  if (wrong.length === 0) return null;
  return (
    <Card padding={4} role="alert">
      <Text tone="error" weight="bold">
        {t('missing', { count: wrong.length })}
      </Text>
      <p>{[...new Set(wrong.map(toLabel))].join(', ')}</p>
    </Card>
  );
}
