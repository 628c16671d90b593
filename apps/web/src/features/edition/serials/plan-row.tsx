import { IconAlertCircle, IconAlertTriangle, IconCheck, IconCircleCheck } from '@tabler/icons-react';
import type { PlannedCandidate } from '@suchi/contracts/print';
import { formatCalendarDate } from '@suchi/domain/basics';
import { GenderPlaceholder } from '../../../entities/picture/gender-placeholder.tsx';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { useKeepNumberFor } from '../api/edition-queries.ts';
import { isPhotoProblem, type PlanFacts } from '../model/plan-facts.ts';
import { sendChange } from '../model/send-change.ts';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import classes from './plan-list.module.css';

interface PlanRowProps {
  row: PlannedCandidate;
  facts: PlanFacts;
  /** The edition is frozen. */
  isFixed: boolean;
}

/** One candidate, the number it would get, and how it looks in print. */
export function PlanRow({ row, facts, isFixed }: PlanRowProps) {
  const t = useMessages('edition');
  const details = [row.place, row.birthday && formatCalendarDate(row.birthday)].filter(Boolean).join(', ');
  const was = row.current_number === row.serial_number ? null : row.current_number;
  return (
    <tr>
      <th scope="row" className={classes.number}>
        {row.serial_number ?? t('serials.noNumber')}
        {was === null ? null : <span className={classes.was}>{t('serials.changes', { number: was })}</span>}
      </th>
      <td className={classes.person}>
        <span className={classes.face}>
          {row.photo ? (
            <img src={row.photo.thumb_url} alt="" loading="lazy" width={40} height={50} />
          ) : (
            <GenderPlaceholder gender={null} label="" />
          )}
        </span>
        <Link to={candidatePath(row.profile_id)}>{row.name}</Link>
        <span className={classes.details}>{details}</span>
      </td>
      <td className={classes.before} data-label={t('serials.last')}>
        {row.last_number ?? '–'}
        {row.last_number === null || isFixed ? null : <KeepButton row={row} number={row.last_number} />}
      </td>
      <td>
        <PrintState row={row} facts={facts} />
      </td>
    </tr>
  );
}

/** For a family that asks by phone or at the desk. */
function KeepButton({ row, number }: { row: PlannedCandidate; number: number }) {
  const t = useMessages('edition');
  const change = useKeepNumberFor();
  const { profile_id: id, name, asks_to_keep: isAsked } = row;
  const press = () =>
    void sendChange(
      change,
      { profile_id: id, is_kept: !isAsked },
      t(isAsked ? 'serials.keepEnded' : 'serials.keepAsked', { name, number }),
    );
  return (
    <PlainButton
      className={classes.keep}
      aria-pressed={isAsked}
      aria-label={t('serials.keepFor', { name, number })}
      disabled={change.isPending}
      onClick={press}
    >
      {isAsked ? <IconCheck size={16} aria-hidden="true" /> : null}
      {t('serials.keep')}
    </PlainButton>
  );
}

function PrintState({ row, facts }: Omit<PlanRowProps, 'isFixed'>) {
  const t = useMessages('edition');
  const conflict = facts.conflictOf.get(row.profile_id);
  const [worst] = row.problems;
  if (row.serial_number === null) return <State tone="error" words={t('serials.noPlace')} />;
  if (conflict) {
    const words = t(`serials.conflict.${conflict.reason}`, { number: conflict.serial_number });
    return <State tone="error" words={words} />;
  }
  if (worst === undefined) return <State tone="success" words={t('serials.ready')} />;
  const words =
    worst === 'photo_small' && row.photo ? t('serials.photoSize', row.photo) : t(`serials.problems.${worst}`);
  return <State tone={isPhotoProblem(worst) ? 'error' : 'gold'} words={words} />;
}

const icons = { error: IconAlertCircle, gold: IconAlertTriangle, success: IconCircleCheck };

/** Red: decide, or ask for a photo. Gold: may go on. Green: ready. */
function State({ tone, words }: { tone: keyof typeof icons; words: string }) {
  const Icon = icons[tone];
  return (
    <Badge tone={tone} icon={<Icon size={18} />}>
      {words}
    </Badge>
  );
}
