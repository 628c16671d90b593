import type { SearchPage } from '@suchi/contracts/discovery';
import { IconAbc, IconBook2, IconListCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { editionQuery } from '../../../entities/association/edition-query.ts';
import { preferencesPath } from '../../../entities/fit/fit-line.tsx';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { markSeen, wasSeen } from '../../../shared/ui/seen-before.ts';
import { Row } from '../../../shared/ui/layout.tsx';

interface NearSpellingsProps {
  name: string | null;
  found: SearchPage | undefined;
}

/** Says that the names are only similar to what was typed. */
export function NearSpellings({ name, found }: NearSpellingsProps) {
  const t = useMessages('search');
  const near = found?.near_spellings ?? null;
  if (name === null || near === null) return null;
  return (
    <Banner tone="info" icon={<IconAbc />} title={t('near.title', { name })}>
      {near.length === 0 ? t('near.textPlain') : t('near.text', { names: formatList(near) })}
    </Banner>
  );
}

/** Below a result of a suchi number. */
export function NumberNotes({ number }: { number: number | null }) {
  if (number === null) return null;
  return (
    <>
      <NumberTip number={number} />
      <NameTip />
    </>
  );
}

/** A number belongs to one edition. */
function NumberTip({ number }: { number: number }) {
  const t = useMessages('search');
  const { data: edition } = useQuery(editionQuery);
  if (!edition) return null;
  return (
    <Row as="p" gap={3} align="start" tone="muted">
      <IconBook2 size={24} className="above-half" aria-hidden="true" />
      {t('number.tip', { season: edition.season, number })}
    </Row>
  );
}

const nameTipKey = 'suchi.name-tip';

/** Says once on a device that a name may be spelled differently. */
function NameTip() {
  const t = useMessages('search');
  const [isNew] = useState(() => !wasSeen(nameTipKey));
  useEffect(() => markSeen(nameTipKey), []);
  if (!isNew) return null;
  return (
    <Banner tone="info" icon={<IconAbc />} title={t('near.tipTitle')}>
      {t('near.tip')}
    </Banner>
  );
}

const promptKey = 'suchi.preferences-prompt-closed';

/** Once, until it is closed: what the family looks for makes every card say more. */
export function PreferencesPrompt({ found }: { found: SearchPage | undefined }) {
  const t = useMessages('fit');
  const [isOpen, setIsOpen] = useState(() => !wasSeen(promptKey));
  if (!isOpen || found === undefined || found.usual_sort === 'best_fit') return null;
  const close = () => {
    markSeen(promptKey);
    setIsOpen(false);
  };
  return (
    <Banner
      tone="plain"
      icon={<IconListCheck />}
      title={t('prompt.text')}
      action={
        <Row gap={3} wrap>
          <Link to={preferencesPath}>{t('mine.set')}</Link>
          <IconButton label={t('prompt.close')} icon={<IconX size={20} />} onClick={close} />
        </Row>
      }
    />
  );
}
