import type { ProfileSheet } from '@suchi/contracts/profiles';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Tabs } from '../../shared/ui/tabs.tsx';
import type { FactGroupKey } from './fact.ts';
import { listFactGroups } from './fact-groups.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { FactsList } from './facts-list.tsx';

export type FactTab = 'general' | 'family' | 'professional';

/** The specification's tabs and their groups. */
const groupsOfTab: Record<FactTab, readonly FactGroupKey[]> = {
  general: ['birth', 'health', 'expectations'],
  family: ['family'],
  professional: ['education'],
};
export const factTabs = Object.keys(groupsOfTab) as FactTab[];

interface FactTabsProps {
  sheet: ProfileSheet;
  /** Given together when the URL holds the choice. */
  initial?: FactTab;
  onSelect?: (tab: FactTab) => void;
}

export function FactTabs({ sheet, ...choice }: FactTabsProps) {
  const t = useMessages('profile');
  const groups = listFactGroups(sheet, t);
  return (
    <Tabs
      {...choice}
      label={t('view.tabs.label')}
      tabs={factTabs.map((key) => ({ key, label: t(`view.tabs.${key}`) }))}
    >
      {(tab) => (
        <Stack gap={8} className="bounded">
          {groups
            .filter(({ key }) => groupsOfTab[tab].includes(key))
            .map((group) => (
              <FactsList key={group.key} group={group} density="member" />
            ))}
        </Stack>
      )}
    </Tabs>
  );
}
