import type { LookupType } from '@suchi/contracts/lookups';
import { IconLock, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { disabledLookupPath, lookupPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useNavigate, useParams } from '../../../shared/router/hooks.ts';
import { Link, Navigate, NavLink } from '../../../shared/router/link.tsx';
import { Columns } from '../../../shared/ui/columns.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { typesQuery, useAddType } from '../api/lookups-api.ts';
import { HolidaysPanel } from './holidays-panel.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './lookups-page.module.css';
import { NameDialog } from './name-dialog.tsx';
import { ValuesPanel } from './values-panel.tsx';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { useCurrentInView } from '../../../shared/navigation/use-current-in-view.ts';
import { Text } from '../../../shared/ui/text.tsx';

/** For admins: the lists that members choose from. */
export function LookupsPage() {
  const t = useMessages('lookups');
  const navigate = useNavigate();
  const { type } = useParams();
  const [isAdding, setIsAdding] = useState(false);
  const source = useQuery(typesQuery);
  const addType = useAddType();
  return (
    <ScreenWrapper
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button look="default" icon={<IconPlus size={20} />} onClick={() => setIsAdding(true)}>
          {t('newType.open')}
        </Button>
      }
    >
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={480} />}
        empty={null}
        ready={({ types }) => (
          <Columns from={1024} template="248px minmax(0, 1fr)" gap={5}>
            <TypeList types={types} current={type ?? ''} />
            <Stack gap={3} className="bounded">
              <Panel types={types} type={type} />
            </Stack>
          </Columns>
        )}
      />
      {isAdding ? (
        <NameDialog
          title={t('newType.title')}
          label={t('newType.label')}
          submit={t('newType.submit')}
          done={(name) => t('newType.done', { name })}
          change={addType}
          toInput={(name) => ({ name })}
          onDone={(name) => void navigate(lookupPath(name))}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </ScreenWrapper>
  );
}

function Panel({ types, type }: { types: readonly LookupType[]; type: string | undefined }) {
  const chosen = types.find(({ name }) => name === type);
  if (chosen === undefined) {
    const first = types.find(({ custom }) => custom > 0) ?? types.find(({ kind }) => kind === 'values');
    return first ? <Navigate to={lookupPath(first.name)} replace /> : null;
  }
  if (chosen.kind === 'closed') return <DisabledNotice type={chosen.name} />;
  return chosen.kind === 'holidays' ? (
    <HolidaysPanel />
  ) : (
    <ValuesPanel key={chosen.name} type={chosen.name} total={chosen.total} />
  );
}

/** For lists of the older system. */
function DisabledNotice({ type }: { type: string }) {
  const t = useMessages('lookups');
  return (
    <StatePanel icon={<IconLock />} title={t('disabled.title', { type })}>
      <p>
        <RichMessage
          text={t('disabled.text')}
          marks={{ education: (words) => <Link to={lookupPath('Education New')}>{words}</Link> }}
        />
      </p>
    </StatePanel>
  );
}

function TypeList({ types, current }: { types: readonly LookupType[]; current: string }) {
  const t = useMessages('lookups');
  const list = useRef<HTMLElement>(null);
  useCurrentInView(list, current);
  return (
    <nav ref={list} className={classes.nav} aria-label={t('types')}>
      <Row as="ul" gap={2} align="stretch" className={classes.list}>
        {types.map((type) => (
          <li key={type.name}>
            <TypeLink type={type} isCurrent={type.name === current} />
          </li>
        ))}
      </Row>
      <Text tone="muted" size="sm" above={2} className={classes.hint}>
        {t('typesHint')}
      </Text>
    </nav>
  );
}

function TypeLink({
  type: { name, kind, total, custom },
  isCurrent,
}: {
  type: LookupType;
  isCurrent: boolean;
}) {
  const t = useMessages('lookups');
  const isClosed = kind === 'closed';
  return (
    <NavLink
      to={isClosed ? disabledLookupPath(name) : lookupPath(name)}
      className={[classes.link, isCurrent && classes.current, isClosed && classes.closed]
        .filter(Boolean)
        .join(' ')}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={classes.name}>{name}</span>
      {custom > 0 ? (
        <Text as="span" tone="gold" size="sm" weight="bold" className={classes.custom}>
          <span aria-hidden="true">{custom}</span>
          <span className="visually-hidden">, {t('typeCustom', { count: custom })}</span>
        </Text>
      ) : null}
      {isClosed ? (
        <>
          <IconLock size={18} aria-hidden="true" />
          <span className="visually-hidden">, {t('typeClosed')}</span>
        </>
      ) : (
        <Text as="span" tone="muted" weight="regular" figures>
          <span aria-hidden="true">{total}</span>
          <span className="visually-hidden">, {t('typeTotal', { count: total })}</span>
        </Text>
      )}
    </NavLink>
  );
}
