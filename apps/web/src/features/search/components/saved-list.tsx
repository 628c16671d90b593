import type { SavedSearch, SavedSearches } from '@suchi/contracts/discovery';
import { IconBookmark, IconCheck, IconChevronLeft, IconChevronRight, IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saySince } from '../../../entities/saved-search/say-since.ts';
import { savedSearchesQuery, useSavedSearchChanges } from '../../../entities/saved-search/saved-searches.ts';
import { paths } from '../../../shared/config/paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useNavigate, useSearchParams } from '../../../shared/router/hooks.ts';
import { Link } from '../../../shared/router/link.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Box, Card, List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { UndoBar } from '../../../shared/ui/undo-bar.tsx';
import { useHeldActions } from '../../../shared/ui/use-held-actions.ts';
import { pathOfSaved } from '../model/use-opened-search.ts';
import { useFilterChips } from '../model/use-filter-chips.ts';
import classes from './saved.module.css';
import { SavedSheet } from './saved-sheet.tsx';
import { WeeklyMailSwitch } from './weekly-mail-switch.tsx';

/** All saved searches of a member. */
export function SavedList() {
  const t = useMessages('saved');
  const search = useMessages('search');
  const source = useQuery(savedSearchesQuery);
  const { held, hold, undo, withoutHidden } = useHeldActions();
  const { remove } = useSavedSearchChanges();
  useOpenFromMail(source.data);

  const holdRemoval = ({ id, name }: SavedSearch) =>
    hold({
      words: t('removed', { name }),
      hides: (one) => one === id,
      hiddenCount: 1,
      send: async () => {
        await remove.mutateAsync(id).catch((error: unknown) => {
          showToast({ message: errorWords(error).join(' '), tone: 'error' });
        });
      },
    });
  const itemsOf = ({ items }: SavedSearches) =>
    withoutHidden({ total: items.length, rows: items })?.rows ?? items;

  return (
    <>
      <Link to={paths.home} className={`touch bold ${classes.back}`}>
        <IconChevronLeft size={20} aria-hidden="true" />
        {search('title')}
      </Link>
      <ScreenWrapper
        title={t('title')}
        lead={t('lead')}
        actions={
          source.data ? (
            <Text tone="muted">
              {t('used', { used: itemsOf(source.data).length, limit: source.data.limit })}
            </Text>
          ) : null
        }
      >
        <ListStates
          source={source}
          isEmpty={(list) => itemsOf(list).length === 0}
          loading={
            <Stack gap={4}>
              <Skeleton height={150} />
              <Skeleton height={150} />
            </Stack>
          }
          empty={
            <StatePanel
              icon={<IconBookmark />}
              title={t('empty')}
              action={<ButtonLink to={paths.home}>{search('title')}</ButtonLink>}
            />
          }
          ready={(list) => (
            <List gap={4} className="bounded">
              {itemsOf(list).map((one) => (
                <SavedEntry key={one.id} search={one} onRemove={() => holdRemoval(one)} />
              ))}
            </List>
          )}
        />
      </ScreenWrapper>
      <UndoBar
        held={held && { key: held.words, icon: <IconCheck size={20} />, words: held.words }}
        undo={{ label: t('undo'), onUndo: undo }}
      />
    </>
  );
}

/** A link in the weekly mail names the search, because the filters are not in it. */
function useOpenFromMail(list: SavedSearches | undefined): void {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = Number(query.get('open'));
  const search = list?.items.find(({ id }) => id === wanted);
  const path = search && pathOfSaved(search);
  useEffect(() => {
    if (path !== undefined) void navigate(path, { replace: true });
  }, [path, navigate]);
}

function SavedEntry({ search, onRemove }: { search: SavedSearch; onRemove: () => void }) {
  const t = useMessages('saved');
  const { change } = useSavedSearchChanges();
  const [isOpen, setIsOpen] = useState(false);
  const labels = useFilterChips(search.filters).map(({ label }) => label);
  const since = saySince(search.since);
  const name = search.filters.name === null ? [] : [search.filters.name];
  return (
    <Card as="li" className={classes.entry}>
      <Link to={pathOfSaved(search)} className={classes.open}>
        <Box grow>
          <Text weight="bold" size="lg" breaks>
            {search.name}
          </Text>
          <Text tone="soft">{formatList([...name, ...labels]) || t('noFilters')}</Text>
          {search.new_count === 0 ? (
            <Text tone="muted">{t('nothingNew', { since })}</Text>
          ) : (
            <Mark tint="gold" weight="bold">
              {t('newSince', { count: search.new_count, since })}
            </Mark>
          )}
        </Box>
        <IconChevronRight size={20} aria-hidden="true" />
      </Link>
      <Row align="stretch" className={classes.foot}>
        <Box grow className={classes.mail}>
          <WeeklyMailSwitch
            isOn={change.isPending ? (change.variables.is_mailed ?? search.is_mailed) : search.is_mailed}
            of={search.name}
            isBusy={change.isPending}
            onChange={(isOn) =>
              change.mutate(
                { id: search.id, is_mailed: isOn },
                { onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }) },
              )
            }
          />
        </Box>
        <IconButton
          className={classes.dots}
          label={t('more', { name: search.name })}
          aria-haspopup="dialog"
          icon={<IconDots size={24} />}
          onClick={() => setIsOpen(true)}
        />
      </Row>
      {isOpen ? (
        <SavedSheet
          search={search}
          onRemove={() => {
            setIsOpen(false);
            onRemove();
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Card>
  );
}
