import type { FamilyNumber } from '@suchi/contracts/discovery';
import { IconLock, IconPhone } from '@tabler/icons-react';
import { errorWords } from '../../shared/i18n/error-words.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { Text } from '../../shared/ui/text.tsx';
import classes from './contact-row.module.css';
import { LazyNumbers } from './lazy-numbers.tsx';
import { useRevealContact } from './use-reveal-contact.ts';

interface ContactRowProps {
  profileId: number;
  /** For the hint that the family sees it. */
  firstName: string;
  mobileCount: number;
  /** They open when both families said yes. */
  isClosed?: boolean | undefined;
  /** Those that are open. */
  given: readonly FamilyNumber[] | null;
  /** The id of the heading with the name, for screen readers. */
  describedBy?: string | undefined;
}

/** The count of numbers; a tap shows them and is recorded for their owner. */
export function ContactRow(props: ContactRowProps) {
  const { profileId, firstName, mobileCount, isClosed = false, given, describedBy } = props;
  const t = useMessages('search');
  const { numbers, reveal } = useRevealContact({ profileId, given });
  if (numbers !== null && numbers.length > 0) {
    return (
      <div className={`${classes.row} ${classes.opened}`}>
        <IconPhone size={20} aria-hidden="true" />
        <LazyNumbers numbers={numbers} takesFocus={reveal.isSuccess} />
      </div>
    );
  }
  if (isClosed) {
    return (
      <Text tone="soft" className={`${classes.row}`}>
        <IconLock size={20} aria-hidden="true" />
        {t('card.numberClosed')}
      </Text>
    );
  }
  if (mobileCount === 0) {
    return (
      <Text tone="muted" className={`${classes.row}`}>
        <IconPhone size={20} aria-hidden="true" />
        {t('card.noMobiles')}
      </Text>
    );
  }
  return (
    <>
      <PlainButton
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
      </PlainButton>
      <Text tone="muted" size="md" above={2}>
        {t('card.isSeen', { name: firstName })}
      </Text>
      <div role="alert">
        {reveal.isError ? (
          <Text tone="error" above={2} className={classes.error}>
            {errorWords(reveal.error).join(' ')}
          </Text>
        ) : null}
      </div>
    </>
  );
}
