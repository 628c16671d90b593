import type { FrontPage, PublicFacts } from '@suchi/contracts/settings';
import type { Translate } from '../../../shared/i18n/messages.ts';
import { telHref } from '../../../shared/navigation/tel-href.ts';
import type { PublicFact } from '../components/fact-card.tsx';
import { textValues } from './use-public-facts.ts';

type Words = Translate<'publicPages'>;

export function listContactFacts(facts: PublicFacts, t: Words): PublicFact[] {
  const { association } = textValues(facts);
  return [
    { label: t('facts.association'), value: association },
    { label: t('facts.address'), value: facts.association_address },
    written(t('facts.email'), facts.support_email),
    dialled(t('facts.phone'), facts.support_phone),
  ];
}

/** On the front page: only what an admin entered, and when the telephone is answered. */
export function listReachFacts(
  association: FrontPage['association'],
  t: Translate<'frontPage'>,
): PublicFact[] {
  return [
    {
      label: t('contact.association'),
      value: association.name === null ? null : textValues(undefined).association,
    },
    { label: t('contact.address'), value: association.address },
    dialled(t('contact.phone'), association.phone),
    { label: t('contact.hours'), value: association.hours },
    written(t('contact.email'), association.email),
  ];
}

/** The grievance officer. */
export function listOfficerFacts(
  officer: NonNullable<PublicFacts['grievance_officer']>,
  t: Words,
): PublicFact[] {
  return [
    { label: t('facts.officer'), value: officer.name },
    written(t('facts.email'), officer.email),
    dialled(t('facts.phone'), officer.phone),
  ];
}

function written(label: string, value: string | null): PublicFact {
  return { label, value, href: `mailto:${value ?? ''}` };
}

function dialled(label: string, value: string | null): PublicFact {
  return { label, value, href: telHref(value ?? '') };
}
