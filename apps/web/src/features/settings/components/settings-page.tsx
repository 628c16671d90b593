import type { SettingsState } from '@suchi/contracts/settings';
import {
  IconAdjustmentsHorizontal,
  IconBook,
  IconHistory,
  IconId,
  IconMail,
  IconMoonStars,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useAssociationDesign } from '../../../entities/association-design/association-design.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useCurrentInView } from '../../../shared/navigation/use-current-in-view.ts';
import { useSearchParams } from '../../../shared/router/hooks.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Columns } from '../../../shared/ui/columns.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { useScreen } from '../../../shared/ui/use-screen.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { settingsQuery, useChangeEdition } from '../api/settings-api.ts';
import { groupSearch, readGroup, type SettingsGroup, settingsGroups } from '../model/settings-groups.ts';
import { useSaveDesign } from '../model/use-save-design.ts';
import { AssociationGroup } from './association-group.tsx';
import { DesignActions } from './design-actions.tsx';
import { HoroscopeGroup, NumbersGroup, OfficeGroup, PagesGroup } from './setting-groups.tsx';
import { SwitchesGroup } from './switches-group.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import classes from './settings-page.module.css';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { editionFields } from '../model/value-fields.ts';
import { ValuesForm } from './values-form.tsx';

const icons: Record<SettingsGroup, ReactNode> = {
  switches: <IconAdjustmentsHorizontal size={20} aria-hidden="true" />,
  association: <IconId size={20} aria-hidden="true" />,
  edition: <IconBook size={20} aria-hidden="true" />,
  office: <IconMail size={20} aria-hidden="true" />,
  horoscope: <IconMoonStars size={20} aria-hidden="true" />,
  numbers: <IconPhone size={20} aria-hidden="true" />,
  pages: <IconWorld size={20} aria-hidden="true" />,
};

/** For admins: everything the association decides without an engineer. */
export function SettingsPage() {
  const t = useMessages('settings');
  const source = useQuery(settingsQuery);
  const [search] = useSearchParams();
  const group = readGroup(search);
  const design = useAssociationDesign(source.data && { row: source.data.settings, logo: source.data.logo });
  const saving = useSaveDesign(design);
  const isWide = useScreen('(width >= 1024px)');
  const actions = design && (
    <DesignActions design={design} isBusy={saving.isBusy} onSave={() => void saving.save()} />
  );
  const groups: Record<SettingsGroup, (state: SettingsState) => ReactNode> = {
    ...groupOf,
    association: ({ settings }) =>
      design && (
        <AssociationGroup
          design={design}
          settings={settings}
          error={saving.error}
          actions={isWide || design.changeCount === 0 ? null : actions}
        />
      ),
  };
  return (
    <ScreenWrapper
      title={t('title')}
      actions={
        group === 'association' ? isWide && actions : <LastChange change={source.data?.last_change ?? null} />
      }
    >
      <Columns from={1024} template="220px minmax(0, 1fr)" gap={5} className={classes.columns}>
        <GroupList group={group} />
        <Stack gap={5} className="bounded">
          <ListStates
            source={source}
            isEmpty={() => false}
            loading={<Skeleton height={480} />}
            empty={null}
            ready={groups[group]}
          />
        </Stack>
      </Columns>
    </ScreenWrapper>
  );
}

function GroupList({ group }: { group: SettingsGroup }) {
  const t = useMessages('settings');
  const groups = useRef<HTMLElement>(null);
  useCurrentInView(groups, group);
  return (
    <Row
      as="nav"
      ref={groups}
      gap={1}
      align="stretch"
      className={classes.groups}
      aria-label={t('groupsLabel')}
    >
      {settingsGroups.map((name) => (
        <Link
          key={name}
          to={{ search: groupSearch(name) }}
          aria-current={name === group ? 'page' : undefined}
          className={classes.group}
        >
          {icons[name]}
          {t(`groups.${name}`)}
        </Link>
      ))}
    </Row>
  );
}

const groupOf: Record<Exclude<SettingsGroup, 'association'>, (state: SettingsState) => ReactNode> = {
  switches: ({ settings }) => <SwitchesGroup settings={settings} />,
  edition: ({ edition }) => <EditionGroup edition={edition} />,
  office: ({ settings }) => <OfficeGroup settings={settings} />,
  horoscope: ({ settings }) => <HoroscopeGroup settings={settings} />,
  numbers: ({ settings }) => <NumbersGroup settings={settings} />,
  pages: ({ settings }) => <PagesGroup settings={settings} />,
};

function LastChange({ change }: { change: SettingsState['last_change'] }) {
  const t = useMessages('settings');
  if (change === null) return null;
  const date = formatMoment(change.at);
  return (
    <Row as="p" gap={2} tone="soft" className={classes.lastChange}>
      <IconHistory size={20} aria-hidden="true" />
      {change.by === null ? t('lastChangeUnnamed', { date }) : t('lastChange', { date, name: change.by })}
    </Row>
  );
}

function EditionGroup({ edition }: Pick<SettingsState, 'edition'>) {
  const t = useMessages('settings');
  const change = useChangeEdition();
  if (edition === null) return <StatePanel icon={<IconBook />} title={t('noEdition')} />;
  const form = {
    values: edition,
    onSave: (changed: object) => change.mutateAsync(changed),
  };
  const { year } = edition;
  return (
    <>
      <ValuesForm
        {...form}
        title={t('cards.prices', { year })}
        note={t('cards.pricesNote')}
        fields={editionFields.prices}
      />
      <ValuesForm {...form} title={t('cards.dates', { year })} fields={editionFields.dates} />
      <ValuesForm
        {...form}
        title={t('cards.book', { year })}
        note={t('cards.bookNote')}
        fields={editionFields.book}
      />
      <ValuesForm {...form} title={t('cards.tax')} note={t('cards.taxNote')} fields={editionFields.tax} />
    </>
  );
}
