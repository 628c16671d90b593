import type { CheckedSlip, OpenedSlip, SlipDesk } from '@suchi/contracts/melawa';
import { IconCheck, IconEyeOff, IconUsers } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
import { checkSlip, finishSlip, type Line, saveSlip } from './slips-api.ts';
import { Differs } from './differs.tsx';
import classes from './choice-slips.module.css';

interface SlipEntryProps {
  slip: OpenedSlip & { state: 'first' | 'second' };
  desk: SlipDesk;
  onDone: (message: string) => void;
  onAside: () => void;
  onChange: () => void;
}

export type CheckedLine = CheckedSlip['lines'][number];

/** The lines of one slip. Enter is the next line; Enter on an empty line ends the slip. */
export function SlipEntry({ slip, desk, onDone, onAside, onChange }: SlipEntryProps) {
  const t = useMessages('slips');
  const isSecond = slip.state === 'second';
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState('');
  const [readAgain, setReadAgain] = useState<ReadonlyMap<number, Line>>(new Map());
  const check = useMutation({ mutationFn: (next: readonly Line[]) => checkSlip(slip.own, [...next]) });
  const end = useMutation({
    mutationFn: () =>
      isSecond
        ? finishSlip({
            own: slip.own,
            lines: [...lines],
            read_again: [...readAgain].map(([line, number]) => ({ line, number })),
          })
        : saveSlip(slip.own, [...lines]),
    onSuccess: () => onDone(isSecond ? t('done', { number: slip.own }) : t('saved')),
    // The first entry may have more lines.
    onError: () => check.mutate(padded(lines, desk.most)),
  });
  const checked = check.data?.lines ?? [];
  const open = checked.find(({ line, is_same: isSame }) => isSame === false && !readAgain.has(line));
  const isImpossible = checked.some(({ line, reason }) => reason !== null && lines[line - 1] !== null);
  const mayEnd = typed === '' && open === undefined && !isImpossible && !check.isPending;
  const take = (number: Line) => {
    const next = at >= lines.length ? [...lines, number] : lines.with(at, number);
    setLines(next);
    setReadAgain(new Map([...readAgain].filter(([line]) => line !== at + 1)));
    setTyped('');
    setAt(next.length);
    check.mutate(next);
  };
  const enter = () => {
    if (typed !== '' && Number(typed) > 0 && at < desk.most) take(Number(typed));
    else if (mayEnd && lines.length > 0) end.mutate();
  };
  return (
    <div className={classes.entry}>
      <Stack gap={3}>
        <FormAlert words={end.error ? refusalWords(end.error) : []} />
        <Whose slip={slip} desk={desk} onChange={onChange} />
        {open === undefined ? null : (
          <Differs
            line={open}
            typed={lines[open.line - 1] ?? null}
            onRead={(number) => setReadAgain(new Map([...readAgain, [open.line, number]]))}
          />
        )}
        <SlipLines
          most={desk.most}
          lines={lines}
          at={at}
          typed={typed}
          checked={checked}
          readAgain={readAgain}
          onEdit={(line) => {
            setAt(line);
            setTyped('');
          }}
        />
        <Rules gender={slip.gender} />
      </Stack>
      <Stack gap={3}>
        <Keypad
          typed={typed}
          line={Math.min(at + 1, desk.most)}
          isFull={at >= desk.most}
          onType={setTyped}
          onEnter={enter}
          onLeave={() => {
            if (at < desk.most) take(null);
          }}
        />
      </Stack>
      <Row gap={3} justify="between" wrap className={classes.foot}>
        <Row gap={3} tone="soft">
          <IconEyeOff size={22} aria-hidden="true" />
          {t('note')}
        </Row>
        <Row gap={3}>
          <Button look="default" size="large" onClick={onAside}>
            {t('aside')}
          </Button>
          <Button
            size="large"
            disabled={!mayEnd || lines.length === 0}
            isBusy={end.isPending}
            onClick={() => end.mutate()}
          >
            {isSecond ? t('finish') : t('save')}
          </Button>
        </Row>
      </Row>
    </div>
  );
}

const padded = (lines: readonly Line[], most: number): Line[] =>
  Array.from({ length: most }, (_, at) => lines[at] ?? null);

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
