import type { ListedDesk } from '@suchi/contracts/melawa';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/layout.tsx';
import { ListStates } from '../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { desksQuery, useEndDesk } from './api/melawa-day-api.ts';
import classes from './components/desks-table.module.css';
import { NotOpen } from './components/not-open.tsx';
import { isNotOpen } from './model/refusal-words.ts';
import { sayClock } from './model/say-clock.ts';
import { useAct } from './model/use-act.ts';

/** Every phone that joined a desk, and whether its list is gone. */
export function DesksPage() {
  const t = useMessages('melawaDay');
  const source = useQuery(desksQuery);
  if (source.data === undefined && isNotOpen(source.error)) return <NotOpen />;
  return (
    <ScreenWrapper title={t('desks.listTitle')} lead={t('desks.listLead')}>
      <ListStates
        source={source}
        isEmpty={({ desks }) => desks.length === 0}
        loading={<Skeleton height={240} />}
        empty={<Text tone="soft">{t('desks.none')}</Text>}
        ready={({ desks }) => <DeskList desks={desks} />}
      />
    </ScreenWrapper>
  );
}

function DeskList({ desks }: { desks: readonly ListedDesk[] }) {
  const t = useMessages('melawaDay');
  const [asked, setAsked] = useState<ListedDesk | null>(null);
  const end = useEndDesk();
  const act = useAct();
  return (
    <>
      <Card className={classes.frame}>
        <table className={classes.table} aria-label={t('desks.listTitle')}>
          <thead>
            <tr>
              {(['desk', 'volunteer', 'joined', 'heard', 'state'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`desks.${column}`)}
                </th>
              ))}
              <th scope="col">{t('desks.end')}</th>
            </tr>
          </thead>
          <tbody>
            {desks.map((desk) => (
              <tr key={desk.id}>
                <th scope="row">{t('desks.name', { desk: desk.desk })}</th>
                <td>{desk.name ?? t('desks.nobody')}</td>
                <td>{sayClock(desk.joined_at)}</td>
                <td>{sayClock(desk.heard_at)}</td>
                <td>
                  <State desk={desk} />
                </td>
                <td>
                  {desk.ended_at === null && desk.wiped_at === null ? (
                    <Button
                      look="default"
                      size="small"
                      aria-label={t('desks.endName', { desk: desk.desk })}
                      onClick={() => setAsked(desk)}
                    >
                      {t('desks.end')}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <AlertDialog
        isOpen={asked !== null}
        title={t('desks.endTitle', { desk: asked?.desk ?? 0 })}
        confirmLabel={t('desks.endConfirm')}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) void act(end, asked.id, t('desks.endDone', { desk: asked.desk }));
        }}
        cancel={{ label: t('form.cancel'), onCancel: () => setAsked(null) }}
      >
        {t('desks.endText')}
      </AlertDialog>
    </>
  );
}

function State({ desk }: { desk: ListedDesk }) {
  const t = useMessages('melawaDay');
  if (desk.wiped_at !== null)
    return <Badge tone="success">{t('desks.wiped', { time: sayClock(desk.wiped_at) })}</Badge>;
  if (desk.ended_at !== null)
    return <Badge tone="gold">{t('desks.ended', { time: sayClock(desk.ended_at) })}</Badge>;
  return <Badge tone="plain">{t('desks.active')}</Badge>;
}
