import { IconPhone } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import classes from './contact-row.module.css';
import { useRevealContact } from './use-reveal-contact.ts';

interface ContactRowProps {
  profileId: number;
  mobileCount: number;
  mobiles: readonly string[] | null;
  /** The id of the heading with the name, for screen readers. */
  describedBy?: string | undefined;
}

/** The count of numbers; a tap shows them and is recorded for their owner. */
export function ContactRow({ profileId, mobileCount, mobiles: given, describedBy }: ContactRowProps) {
  const t = useMessages('search');
  const { mobiles, reveal } = useRevealContact({ profileId, mobiles: given });
  if (mobiles !== null && mobiles.length > 0) {
    return <Numbers mobiles={mobiles} takesFocus={reveal.isSuccess} />;
  }
  if (mobileCount === 0) {
    return (
      <p className={`${classes.row} ${classes.none}`}>
        <IconPhone size={20} aria-hidden="true" />
        {t('card.noMobiles')}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classes.row}
        aria-describedby={describedBy}
        aria-busy={reveal.isPending || undefined}
        onClick={() => {
          if (!reveal.isPending) reveal.mutate();
        }}
      >
        <IconPhone size={20} aria-hidden="true" />
        <span>{t('card.mobiles', { count: mobileCount })}</span>{' '}
        <span className={classes.show}>{t('card.show')}</span>
      </button>
      <div role="alert">
        {reveal.isError ? <p className={classes.error}>{errorWords(reveal.error).join(' ')}</p> : null}
      </div>
    </>
  );
}

interface NumbersProps {
  mobiles: readonly string[];
  /** Takes the focus of the button it replaces. */
  takesFocus: boolean;
}

function Numbers({ mobiles, takesFocus }: NumbersProps) {
  const t = useMessages('search');
  const numbers = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) numbers.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={`${classes.row} ${classes.opened}`} role="group" aria-label={t('card.numbers')}>
      <IconPhone size={20} aria-hidden="true" />
      <div className={classes.numbers} ref={numbers}>
        {mobiles.map((mobile) => (
          <a key={mobile} href={`tel:${mobile.replaceAll(/[^\d+]/g, '')}`}>
            {mobile}
          </a>
        ))}
      </div>
    </div>
  );
}
