import type { HoroscopeData } from '@suchi/contracts/horoscope';
import { paths } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { QuietNote } from './quiet-note.tsx';

type Missing = Extract<HoroscopeData, { state: 'missing' }>;

const birthPath = `${paths.candidateEdit}#birth`;

/** A time or a place is missing, and how the reader can add it. */
export function HoroscopeMissing({ side, what, name }: Omit<Missing, 'state'> & { name: string }) {
  const t = useMessages('horoscope');
  if (side === 'theirs') return <QuietNote icon="time">{t(`missing.theirs.${what}`, { name })}</QuietNote>;
  return (
    <QuietNote icon="time" tint="gold">
      <strong>{t(`missing.mine.${what}`)}</strong> {t('missing.text')}{' '}
      <Link to={birthPath}>{t(`missing.add.${what}`)}</Link>
    </QuietNote>
  );
}
