import type { ConsentLine, OwnConsents } from '@suchi/contracts/privacy';
import type { Purpose } from '@suchi/domain/consent';
import { IconCheck, IconFileText, IconMinus, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { offeredLanguages } from '../../../entities/language/own-language.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { RichMessage } from '../../../shared/i18n/rich-message.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { consentHistoryQuery, ownConsentsQuery } from '../api/consents.ts';
import { useSwitchConsent } from '../model/use-switch-consent.ts';
import { AskedAgain } from './asked-again.tsx';
import classes from './consent-detail.module.css';

/** What one purpose means, and all answers about it. */
export function ConsentDetail({ purpose }: { purpose: Purpose }) {
  const t = useMessages('consent');
  return (
    <ListStates
      source={useQuery(ownConsentsQuery)}
      isEmpty={(own) => own === null}
      loading={<Skeleton height={560} />}
      empty={<p>{t('noProfile')}</p>}
      ready={(own) => own && <Detail purpose={purpose} own={own} />}
    />
  );
}

function Detail({ purpose, own }: { purpose: Purpose; own: OwnConsents }) {
  const t = useMessages('consent');
  const change = useSwitchConsent();
  const {
    is_on: isOn = false,
    since = null,
    waits = false,
    is_asked_again: isAskedAgain = false,
  } = own.purposes.find((each) => each.purpose === purpose) ?? {};
  return (
    <Stack gap={5}>
      <Card padding={4}>
        <Row gap={3} justify="between">
          <Stack>
            <Text weight="bold" tone="ink">
              {t(`purposes.${purpose}.states.${isOn ? 'on' : 'off'}`)}
            </Text>
            <Text tone="muted" id="since">
              {waits
                ? t('waits', { name: own.candidate?.name ?? '' })
                : since === null
                  ? t('unanswered')
                  : t('since', { date: formatMoment(since) })}
            </Text>
          </Stack>
          <Switch
            label={t(`purposes.${purpose}.name`)}
            isOn={isOn}
            onChange={(next) => change(purpose, next)}
            words={{ on: t('on'), off: t('off') }}
            describedBy="since"
          />
        </Row>
        {isAskedAgain ? <AskedAgain purpose={purpose} /> : null}
      </Card>
      <section>
        <h2>{t('detail.what')}</h2>
        <p>{t(`purposes.${purpose}.what`)}</p>
      </section>
      <section>
        <h2>{t('detail.whenOff')}</h2>
        <p>{t(`purposes.${purpose}.whenOff`)}</p>
      </section>
      <section>
        <h2 id="history">{t('detail.history')}</h2>
        <History purpose={purpose} />
      </section>
    </Stack>
  );
}

function History({ purpose }: { purpose: Purpose }) {
  const t = useMessages('consent');
  return (
    <ListStates
      source={useQuery(consentHistoryQuery(purpose))}
      isEmpty={({ lines }) => lines.length === 0}
      loading={<Skeleton height={200} />}
      empty={<p>{t('detail.empty')}</p>}
      ready={({ lines }) => (
        <ol className={classes.history} aria-labelledby="history">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
    />
  );
}

const marks = {
  on: <IconCheck size={18} />,
  off: <IconMinus size={18} />,
  asked: <IconUser size={18} />,
  shown: <IconFileText size={18} />,
};

function Line({ line }: { line: ConsentLine }) {
  const t = useMessages('consent');
  return (
    <li className={classes.line}>
      <span className={classes.mark} data-event={line.event} aria-hidden="true">
        {marks[line.event]}
      </span>
      <Stack>
        <Text weight="bold" tone="ink">
          {t(`events.${line.event}`)}
        </Text>
        {describeLine(line, t).map((sentence) => (
          <Text key={sentence} tone="soft">
            <RichMessage
              text={sentence}
              marks={{ language: (words) => <span lang={line.language ?? undefined}>{words}</span> }}
            />
          </Text>
        ))}
      </Stack>
    </li>
  );
}

/** Who and when; in which way, where it was not a tap; what was read. */
function describeLine(
  { at, by, name, way, notice, language }: ConsentLine,
  t: ReturnType<typeof useMessages<'consent'>>,
): string[] {
  const moment = formatMoment(at);
  const spoken = offeredLanguages.find(({ code }) => code === language)?.name;
  return [
    by === 'candidate' || by === 'link'
      ? t(`by.${by}`, { at: moment })
      : name === null || by === 'nobody'
        ? t('by.nobody', { at: moment })
        : t(`by.${by}`, { at: moment, name }),
    ...(way === 'app' || way === 'link' ? [] : [t(`ways.${way}`)]),
    ...(notice === null
      ? []
      : [
          spoken === undefined
            ? t('lineNotice', { version: notice })
            : t('lineNoticeIn', { version: notice, language: spoken }),
        ]),
  ];
}
