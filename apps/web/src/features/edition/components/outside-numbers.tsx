import type { EditionSection } from '@suchi/contracts/print';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { planQuery } from '../api/edition-queries.ts';
import classes from './edition-dialogs.module.css';

interface OutsideNumbersProps {
  section: EditionSection;
  from: number | null;
  to: number | null;
}

const shown = 5;

/** Whose number would be outside the new range. */
export function OutsideNumbers({ section, from, to }: OutsideNumbersProps) {
  const t = useMessages('edition');
  const isMoved = from !== section.from || to !== section.to;
  const { data } = useQuery({
    ...planQuery({ section: section.kind, scope: 'missing', keeps_wishes: false }),
    enabled: isMoved,
  });
  const outside = (data?.candidates ?? []).filter(
    ({ current_number: number }) =>
      number !== null && from !== null && to !== null && (number < from || number > to),
  );
  if (!isMoved || outside.length === 0) return null;
  return (
    <div className={`framed pad-3 tinted tint-gold ${classes.note}`} role="status">
      <p>{t('dialog.outside', { count: outside.length })}</p>
      <ul>
        {outside.slice(0, shown).map(({ profile_id: id, name, current_number: number }) => (
          <li key={id}>
            <b>{number}</b> {name}
          </li>
        ))}
        {outside.length > shown ? (
          <li>{t('dialog.outsideMore', { count: outside.length - shown })}</li>
        ) : null}
      </ul>
      <p>{t('dialog.outsideKeep')}</p>
    </div>
  );
}
