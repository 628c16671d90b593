import { IconHeartPlus, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readSuchiNumber } from '@suchi/domain/discovery';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { formatTimeOfDay } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { useLocation } from '../../../shared/router/hooks.ts';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { type OwnChoicesNow, ownChoicesQuery } from '../api/choice-queries.ts';
import type { Chosen } from '../model/kept-choices.ts';
import { type Choices, useChoices } from '../model/use-choices.ts';
import { AddNumber } from './add-number.tsx';
import { ChoiceList } from './choice-list.tsx';
import { ClosedChoices } from './closed-choices.tsx';
import { MelawaBar } from './melawa-bar.tsx';
import { SendBar, SentNotice } from './send-bar.tsx';
import classes from './melawa-choices.module.css';

/** The numbers that a family would like to meet. */
export function ChoicesPage() {
  const t = useMessages('melawaChoices');
  const source = useQuery(ownChoicesQuery);
  const states = (
    <ListStates
      source={source}
      isEmpty={() => false}
      empty={null}
      loading={<Skeleton height={480} />}
      ready={(own) => <OfDay own={own} />}
    />
  );
  return source.data === undefined ? (
    <Framed title={t('title')} bar={null}>
      {states}
    </Framed>
  ) : (
    states
  );
}

function OfDay({ own }: { own: OwnChoicesNow }) {
  const t = useMessages('melawaChoices');
  const { id } = useCurrentUser();
  const choices = useChoices(own, id);
  if (choices.isClosed && own.phase !== 'planned' && own.phase !== 'answers')
    return <ClosedChoices own={own} choices={choices} />;
  if (own.phase === 'choices' && own.has_app && own.own_number !== null)
    return <OpenChoices own={own} number={own.own_number} choices={choices} />;
  const isPaper = !own.has_app && own.has_paper;
  const text = own.phase === 'choices' ? t('notYet.checkIn') : t('notYet.wait');
  return (
    <Framed title={t('notYet.title')} bar={null}>
      <StatePanel icon={<IconHeartPlus />} title={t('notYet.title')}>
        <p>{isPaper ? t('notYet.paperOnly') : text}</p>
      </StatePanel>
    </Framed>
  );
}

function Framed({ title, bar, children }: { title: string; bar: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <MelawaBar>{bar}</MelawaBar>
      <div className="visually-hidden">
        <PageHeading title={title} />
      </div>
      {children}
    </div>
  );
}

interface OpenProps {
  own: OwnChoicesNow;
  number: number;
  choices: Choices;
}

function OpenChoices({ own, number, choices }: OpenProps) {
  const t = useMessages('melawaChoices');
  const { hash } = useLocation();
  const [noted] = useState(() => readSuchiNumber(hash.slice(1)));
  const { kept, change } = choices;
  const { list } = kept;
  // While it is on its way the page stays as it was.
  const state = choices.isSending ? 'open' : kept.state;
  const time = formatTimeOfDay(own.close_at);
  const remove = (chosen: Chosen) => {
    const next = list.filter((one) => one.number !== chosen.number);
    change(next);
    showToast({
      message: t('removed', { number: chosen.number }),
      tone: 'success',
      action: { label: t('undo'), onPress: () => change(list) },
    });
  };
  return (
    <div className={classes.page}>
      <MelawaBar>{t('openUntil', { time })}</MelawaBar>
      <Row gap={3} align="baseline" justify="between" wrap>
        <PageHeading title={t('title')} />
        <Text tone="muted" size="lg" aria-label={t('counted', { chosen: list.length, most: own.most })}>
          <strong className={classes.count}>{list.length}</strong> {t('of', { most: own.most })}
        </Text>
      </Row>
      {state === 'open' ? (
        <Text tone="soft">{t('lead', { most: own.most })}</Text>
      ) : (
        <SentNotice own={own} kept={kept} />
      )}
      {state === 'open' && kept.counted === null && own.sent !== null ? (
        <p className="framed pad-3 tinted tint-info">{t('sent.elsewhere')}</p>
      ) : null}
      {state === 'open' ? (
        <AddNumber
          own={number}
          most={own.most}
          list={list}
          noted={noted}
          onAdd={(chosen) => change([...list, chosen])}
        />
      ) : null}
      {list.length === 0 && state === 'open' ? (
        <Nobody time={time} />
      ) : (
        <ChoiceList list={list} onRemove={state === 'open' ? remove : null} />
      )}
      {state === 'open' ? <Privacy isFramed={list.length === 0} /> : <WhatNext own={own} />}
      <SendBar own={own} choices={choices} />
    </div>
  );
}

function Nobody({ time }: { time: string }) {
  const t = useMessages('melawaChoices');
  return (
    <Stack align="center" gap={2} className={classes.nobody}>
      <span className={classes.arch} aria-hidden="true">
        <IconHeartPlus size={44} />
      </span>
      <h2>{t('empty.title')}</h2>
      <Text tone="soft">{t('empty.text', { time })}</Text>
    </Stack>
  );
}

function Privacy({ isFramed }: { isFramed: boolean }) {
  const t = useMessages('melawaChoices');
  const words = (
    <Row gap={3} align="start" tone="soft">
      <IconLock size={22} className="muted above-half" aria-hidden="true" />
      <Text grow>{isFramed ? t('privacy') : t('privacyOfList')}</Text>
    </Row>
  );
  return isFramed ? <Card padding={4}>{words}</Card> : words;
}

function WhatNext({ own }: { own: OwnChoicesNow }) {
  const t = useMessages('melawaChoices');
  return (
    <Card as="section" padding={4} aria-labelledby="what-next">
      <Text as="h2" id="what-next" size="lg" weight="bold" face="plain">
        {t('next.title')}
      </Text>
      <Text tone="soft" above={1}>
        {t('next.text', { time: formatTimeOfDay(own.told_at) })}
      </Text>
    </Card>
  );
}
