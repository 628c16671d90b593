import type { OwnStanding } from '@suchi/contracts/accounts';
import { useState } from 'react';
import { paths } from '../../shared/config/paths.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Link } from '../../shared/router/link.tsx';
import { PlainButton } from '../../shared/ui/plain-button.tsx';
import { findRuleWords } from './rule-words.ts';
import classes from './missing-fields.module.css';

type Violation = OwnStanding['violations'][number];

interface MissingFieldsProps {
  violations: readonly Violation[];
  /** More than this are folded. */
  maxShown: number;
}

/** What is missing before a profile can be submitted, with a link to each field. */
export function MissingFields({ violations, maxShown }: MissingFieldsProps) {
  const t = useMessages('member');
  const [isOpen, setIsOpen] = useState(false);
  const restCount = violations.length - maxShown;
  return (
    <>
      <ul className={classes.list}>
        {violations.slice(0, isOpen ? undefined : maxShown).map((violation) => (
          <MissingField key={`${violation.field} ${violation.code}`} {...violation} />
        ))}
      </ul>
      {restCount > 0 ? (
        <PlainButton className={classes.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('profileStatus.fewerMissing') : t('profileStatus.moreMissing', { count: restCount })}
        </PlainButton>
      ) : null}
    </>
  );
}

function MissingField({ field, code }: Violation) {
  const t = useMessages('member');
  const tFields = useMessages('fields');
  // A newer server may send a code this page does not know.
  const message = findRuleWords(code) ?? tFields('validation.invalid');
  return (
    <li>
      {message}{' '}
      <Link
        className={`touch ${classes.edit}`}
        to={`${paths.candidateEdit}#${field}`}
        aria-label={t('profileStatus.editWhat', { message })}
      >
        {t('profileStatus.edit')}
      </Link>
    </li>
  );
}
