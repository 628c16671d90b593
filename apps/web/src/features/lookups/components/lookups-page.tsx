import type { LookupType } from '@suchi/contracts/lookups';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lookupPath } from '../../../shared/config/paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useNavigate, useParams } from '../../../shared/router/hooks.ts';
import { Navigate } from '../../../shared/router/link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { typesQuery, useAddType } from '../api/lookups-api.ts';
import { DisabledNotice } from './disabled-notice.tsx';
import { HolidaysPanel } from './holidays-panel.tsx';
import { Stack } from '../../../shared/ui/layout.tsx';
import classes from './lookups-page.module.css';
import { NameDialog } from './name-dialog.tsx';
import { TypeList } from './type-list.tsx';
import { ValuesPanel } from './values-panel.tsx';

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
          <Stack gap={5} className={classes.columns}>
            <TypeList types={types} current={type ?? ''} />
            <Stack gap={3} className={classes.panel}>
              <Panel types={types} type={type} />
            </Stack>
          </Stack>
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
