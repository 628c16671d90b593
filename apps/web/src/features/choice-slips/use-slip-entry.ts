import type { CheckedSlip, OpenedSlip, SlipDesk } from '@suchi/contracts/melawa';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { checkSlip, finishSlip, type Line, saveSlip } from './slips-api.ts';

export type CheckedLine = CheckedSlip['lines'][number];

interface EntryOptions {
  slip: OpenedSlip & { state: 'first' | 'second' };
  desk: SlipDesk;
  onDone: (message: string) => void;
}

function endSlip(
  { own, state }: EntryOptions['slip'],
  typed: readonly Line[],
  readAgain: ReadonlyMap<number, Line>,
): Promise<object> {
  const lines = [...typed];
  const again = [...readAgain].map(([line, number]) => ({ line, number }));
  return state === 'second' ? finishSlip({ own, lines, read_again: again }) : saveSlip(own, lines);
}

/** What is typed of a slip, and what the server says of each line. */
export function useSlipEntry({ slip, desk, onDone }: EntryOptions) {
  const t = useMessages('slips');
  const { own } = slip;
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [at, setAt] = useState(0);
  const [typed, type] = useState('');
  const [readAgain, setReadAgain] = useState<ReadonlyMap<number, Line>>(new Map());
  const check = useMutation({ mutationFn: (next: readonly Line[]) => checkSlip(own, [...next]) });
  const end = useMutation({
    mutationFn: () => endSlip(slip, lines, readAgain),
    onSuccess: () => onDone(slip.state === 'second' ? t('done', { number: own }) : t('saved')),
    // The first entry may have more lines.
    onError: () => check.mutate(Array.from({ length: desk.most }, (_, place) => lines[place] ?? null)),
  });
  const checked = check.data?.lines ?? [];
  const open = checked.find(({ line, is_same: isSame }) => isSame === false && !readAgain.has(line));
  const isImpossible = checked.some(({ line, reason }) => reason !== null && !readAgain.has(line));
  const mayEnd = typed === '' && lines.length > 0 && open === undefined && !isImpossible && !check.isPending;
  const take = (number: Line) => {
    if (at >= desk.most) return;
    const next = at >= lines.length ? [...lines, number] : lines.with(at, number);
    setLines(next);
    setReadAgain(new Map([...readAgain].filter(([line]) => line !== at + 1)));
    type('');
    setAt(next.length);
    check.mutate(next);
  };
  return {
    lines,
    at,
    typed,
    type,
    readAgain,
    checked,
    open,
    mayEnd,
    end,
    readAs: (line: number, number: Line) => setReadAgain(new Map([...readAgain, [line, number]])),
    leave: () => take(null),
    edit: (place: number) => {
      setAt(place);
      type('');
    },
    enter: () => {
      if (Number(typed) > 0) take(Number(typed));
      else if (mayEnd) end.mutate();
    },
  };
}
