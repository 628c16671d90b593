import { useQuery } from '@tanstack/react-query';
import { IconChevronRight, IconTrash, IconUserShield } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { lazyPart } from '../../../shared/loading/lazy-part.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { List, Row } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { ownNomineeQuery } from '../api/closing-api.ts';
import classes from './closing-rows.module.css';

const NomineeDialog = lazyPart(() => import('./nominee-dialog.tsx').then((module) => module.NomineeDialog));

/** The last of the member's rights in the privacy centre: who may act for the member, and deleting the account. */
export function ClosingRows() {
  const t = useMessages('closing');
  return (
    <>
      <NomineeRow />
      <Link to={paths.settingsDelete} className={`ink regular ${classes.row}`}>
        <IconTrash size={22} className="muted" aria-hidden="true" />
        <span>
          <Text as="span" weight="bold" tone="error" className={classes.name}>
            {t('row.title')}
          </Text>
          <Text as="span" tone="muted" size="sm" className={classes.name}>
            {t('row.text')}
          </Text>
        </span>
        <IconChevronRight size={20} className="muted" aria-hidden="true" />
      </Link>
      <Openings />
    </>
  );
}

function NomineeRow() {
  const t = useMessages('closing');
  const { data } = useQuery(ownNomineeQuery);
  const [isOpen, setIsOpen] = useState(false);
  const nominee = data?.nominee ?? null;
  return (
    <div className={classes.row}>
      <IconUserShield size={22} className="muted" aria-hidden="true" />
      <span>
        <Text as="span" className={classes.name}>
          {t('nominee.title')}
        </Text>
        <Text as="span" tone="muted" size="sm" className={classes.name}>
          {nominee === null ? t('nominee.none') : t('nominee.named', { ...nominee })}
        </Text>
      </span>
      <LinkButton className="touch" disabled={data === undefined} onClick={() => setIsOpen(true)}>
        {t(nominee === null ? 'nominee.add' : 'nominee.change')}
      </LinkButton>
      {isOpen ? <NomineeDialog nominee={nominee} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

/** When the account was closed before: who looked into it. */
function Openings() {
  const t = useMessages('closing');
  const openings = useQuery(ownNomineeQuery).data?.openings ?? [];
  if (openings.length === 0) return null;
  return (
    <div className={classes.openings}>
      <Text as="h2" weight="bold" face="plain">
        {t('opened.title')}
      </Text>
      <List gap={2}>
        {openings.map(({ at, by, reason }) => (
          <Row as="li" key={at}>
            {t('opened.line', { at: formatMoment(at), name: by ?? t('opened.office'), reason })}
          </Row>
        ))}
      </List>
    </div>
  );
}
