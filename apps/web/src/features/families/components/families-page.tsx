import { familyLists, type FamilyList as ListKind } from '@suchi/contracts/families';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import type { FamilyActions } from '../model/family-actions.ts';
import { useFamilyCounts } from '../model/use-family-counts.ts';
import classes from './families-page.module.css';
import { FamilyList } from './family-list.tsx';

interface FamiliesPageProps {
  list: ListKind;
  page: number;
  onList: (list: ListKind) => void;
  actions: FamilyActions;
}

/** Families that wrote, that the member wrote to, and those where both said yes. */
export function FamiliesPage({ list, page, onList, actions }: FamiliesPageProps) {
  const t = useMessages('families');
  const counts = useFamilyCounts();
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} />
      <Tabs
        label={t('tabs.label')}
        tabs={familyLists.map((key) => ({ key, label: t(`tabs.${key}`), count: counts?.[key] }))}
        initial={list}
        onSelect={onList}
      >
        {(key) => <FamilyList key={key} kind={key} page={key === list ? page : 1} actions={actions} />}
      </Tabs>
    </div>
  );
}
