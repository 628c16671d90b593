import type { OpenedSlip, SlipDesk } from '@suchi/contracts/melawa';
import { IconCheck, IconEyeOff, IconUsers } from '@tabler/icons-react';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../shared/ui/layout.tsx';
import { LinkButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { Mark } from '../../shared/ui/tinted.tsx';
import { Keypad } from './keypad.tsx';
import { refusalWords } from './refusal-words.ts';
import { SlipLines } from './slip-lines.tsx';
import { useSlipEntry } from './use-slip-entry.ts';
import { Differs } from './differs.tsx';
import classes from './choice-slips.module.css';

interface SlipEntryProps {
  slip: OpenedSlip & { state: 'first' | 'second' };
  desk: SlipDesk;
  onDone: (message: string) => void;
  onAside: () => void;
  onChange: () => void;
}

/** The lines of one slip. Enter is the next line; Enter on an empty line ends the slip. */
export function SlipEntry({ slip, desk, onDone, onAside, onChange }: SlipEntryProps) {
  const t = useMessages('slips');
  const entry = useSlipEntry({ slip, desk, onDone });
  const { lines, at, typed, open, end } = entry;
  return (
    <div className={classes.entry}>
      <Stack gap={3}>
        <FormAlert words={end.error ? refusalWords(end.error) : []} />
        <Whose slip={slip} desk={desk} onChange={onChange} />
        {open === undefined ? null : (
          <Differs
            line={open}
            typed={lines[open.line - 1] ?? null}
            onRead={(number) => entry.readAs(open.line, number)}
          />
        )}
        <SlipLines
          most={desk.most}
          lines={lines}
          at={at}
          typed={typed}
          checked={entry.checked}
          readAgain={entry.readAgain}
          onEdit={entry.edit}
        />
        <Rules gender={slip.gender} />
      </Stack>
      <Keypad
        typed={typed}
        line={Math.min(at + 1, desk.most)}
        isFull={at >= desk.most}
        onType={entry.type}
        onEnter={entry.enter}
        onLeave={entry.leave}
      />
      <Row gap={3} justify="between" wrap className={classes.foot}>
        <Row gap={3} tone="soft">
          <IconEyeOff size={22} aria-hidden="true" />
          {t('note')}
        </Row>
        <Row gap={3}>
          <Button look="default" size="large" onClick={onAside}>
            {t('aside')}
          </Button>
          <Button size="large" disabled={!entry.mayEnd} isBusy={end.isPending} onClick={() => end.mutate()}>
            {slip.state === 'second' ? t('finish') : t('save')}
          </Button>
        </Row>
      </Row>
    </div>
  );
}

function Whose({ slip, desk, onChange }: Pick<SlipEntryProps, 'slip' | 'desk' | 'onChange'>) {
  const t = useMessages('slips');
  const { own, gender, first_by: firstBy, state } = slip;
  const place = desk.finished + 1;
  return (
    <Card padding={4} gap={2}>
      <Row gap={3} justify="between" wrap>
        <Text tone="soft">
          {state === 'second' ? t('from', { place, total: desk.finished + desk.waiting }) : t('fromFirst')}
        </Text>
        <Row as="span" gap={2} tone="soft">
          <IconUsers size={20} aria-hidden="true" />
          {firstBy === null ? null : t('typedFirst', { name: firstBy })}{' '}
          <strong>{firstBy === null ? t('youFirst') : t('youCompare')}</strong>
        </Row>
      </Row>
      <Row gap={3} wrap>
        <Text size="3xl" weight="bold">
          {own}
        </Text>
        {gender === null ? null : <Mark tint="sunken">{t(gender)}</Mark>}
        <Mark tint="success">
          <IconCheck size={18} aria-hidden="true" />
          {t('present')}
        </Mark>
        <Mark tint="info">{t(state)}</Mark>
        <LinkButton className="touch" onClick={onChange}>
          {t('change')}
        </LinkButton>
      </Row>
    </Card>
  );
}

function Rules({ gender }: Pick<SlipEntryProps['slip'], 'gender'>) {
  const t = useMessages('slips');
  const rules = [...(gender === null ? [] : [t(`rule.${gender}`)]), t('rule.here'), t('rule.once')];
  return (
    <Card padding={3} gap={1}>
      <Text weight="bold">{t('rule.title')}</Text>
      <Row as="ul" gap={4} rowGap={1} wrap>
        {rules.map((rule) => (
          <Row as="li" key={rule} gap={2} tone="soft">
            <IconCheck size={18} className="success" aria-hidden="true" />
            {rule}
          </Row>
        ))}
      </Row>
    </Card>
  );
}
