import { IconArrowsDiff, IconChecks, IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type Translate, useMessages } from '../../shared/i18n/messages.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import type { CheckedLine } from './use-slip-entry.ts';
import type { Line } from './slips-api.ts';
import classes from './choice-slips.module.css';

interface SlipLinesProps {
  most: number;
  lines: readonly Line[];
  /** The line that is typed, from 0. */
  at: number;
  typed: string;
  checked: readonly CheckedLine[];
  readAgain: ReadonlyMap<number, Line>;
  onEdit: (at: number) => void;
}

/** As on the paper: five lines in each of two columns. A tap types a line anew. */
export function SlipLines({ most, lines, at, typed, checked, readAgain, onEdit }: SlipLinesProps) {
  const t = useMessages('slips');
  return (
    <ol className={classes.lines} style={{ gridTemplateRows: `repeat(${Math.ceil(most / 2)}, auto)` }}>
      {Array.from({ length: most }, (_, place) => {
        const number = readAgain.has(place + 1) ? (readAgain.get(place + 1) ?? null) : lines[place];
        const shown = place === at ? typed : (number ?? '');
        const mark = place === at ? null : markOf(place, { lines, checked, readAgain }, t);
        return (
          <li key={place}>
            <PlainButton
              className={classes.line}
              data-state={place === at ? 'typed' : (mark?.look ?? 'empty')}
              aria-current={place === at ? 'step' : undefined}
              disabled={place > lines.length}
              onClick={() => onEdit(place)}
            >
              <span className={classes.place}>{place + 1}</span>
              <strong className={classes.figures}>{shown}</strong>
              <span>{mark?.words}</span>
              {mark?.icon}
            </PlainButton>
          </li>
        );
      })}
    </ol>
  );
}

interface LineMark {
  look: 'same' | 'gold' | 'plain';
  words: string;
  icon: ReactNode;
}

function markOf(
  place: number,
  { lines, checked, readAgain }: Pick<SlipLinesProps, 'lines' | 'checked' | 'readAgain'>,
  t: Translate<'slips'>,
): LineMark | null {
  const line = checked.find((one) => one.line === place + 1);
  const left: LineMark = {
    look: 'plain',
    words: t('left'),
    icon: <IconEyeOff size={20} aria-hidden="true" />,
  };
  if (readAgain.has(place + 1))
    return readAgain.get(place + 1) === null
      ? left
      : { look: 'same', words: t('chosen'), icon: <IconChecks size={20} aria-hidden="true" /> };
  const reason = line?.reason ?? null;
  if (reason !== null) return { look: 'gold', words: t(`refused.${reason}`), icon: null };
  if (line?.is_same === false)
    return { look: 'gold', words: t('notSame'), icon: <IconArrowsDiff size={20} aria-hidden="true" /> };
  if (place < lines.length && lines[place] === null) return left;
  if (line?.is_same === true)
    return { look: 'same', words: t('same'), icon: <IconChecks size={20} aria-hidden="true" /> };
  return null;
}
