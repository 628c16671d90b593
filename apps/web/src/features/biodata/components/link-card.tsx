import type { OwnBiodata, OwnBiodataLink } from '@suchi/contracts/biodata';
import { countDays, formatCalendarDate } from '@suchi/domain/basics';
import { linkParts } from '@suchi/domain/biodata';
import { IconBrandWhatsapp, IconCopy, IconLink, IconLinkOff } from '@tabler/icons-react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { copyText } from '../../../shared/ui/copy-text.ts';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useBiodataSteps } from '../api/own-biodata.ts';
import { nameLink } from '../model/name-link.ts';
import { refusalWords, useRefusal } from '../model/use-refusal.ts';
import classes from './biodata.module.css';
import { PeriodChoice } from './period-choice.tsx';
import { SwitchList } from './switch-list.tsx';

interface LinkCardProps {
  own: OwnBiodata;
  link: OwnBiodataLink;
}

/** A link that is on. Each change acts on its open page at once. */
export function LinkCard({ own, link }: LinkCardProps) {
  const t = useMessages('biodata');
  const common = useMessages('common');
  const { changeLink, switchLink } = useBiodataSteps();
  const refusal = useRefusal(changeLink.error ?? switchLink.error);
  const { id, address } = link;
  const chosen = countDays(link.made_on, link.ends_on);
  const switchOff = () =>
    switchLink.mutate(
      { id, is_on: false },
      {
        onSuccess: () =>
          showToast({
            message: t('link.switchedOff'),
            tone: 'success',
            action: { label: t('link.undo'), onPress: switchOn },
          }),
      },
    );
  const switchOn = () =>
    switchLink.mutate(
      { id, is_on: true },
      { onError: (error) => showToast({ message: refusalWords(error).join(' '), tone: 'error' }) },
    );
  return (
    <Stack as="section" gap={4} aria-label={nameLink(link, t)}>
      <FormAlert words={refusal} />
      <LinkState link={link} />
      <Row gap={2} justify="between" className={classes.address}>
        <Text as="span" breaks>
          {address.replace(/^https?:\/\//, '')}
        </Text>
        <IconButton
          label={t('link.copy')}
          icon={<IconCopy size={22} aria-hidden="true" />}
          onClick={() => copyText(address, { copied: common('copied'), notCopied: common('notCopied') })}
        />
      </Row>
      <Stack gap={1}>
        <PeriodChoice
          own={own}
          value={own.periods.includes(chosen) ? chosen : null}
          endsOn={link.ends_on}
          onChoose={(days) => changeLink.mutate({ id, days })}
        />
        <Text tone="muted">{t(link.is_prolonged ? 'link.longerDone' : 'link.longerOnce')}</Text>
      </Stack>
      <SwitchList
        parts={linkParts}
        shows={link.shows}
        isBusy={changeLink.isPending}
        onSwitch={(part, isOn) => changeLink.mutate({ id, shows: { [part]: isOn } })}
      />
      <a
        className={classes.whatsapp}
        href={`https://wa.me/?text=${encodeURIComponent(address)}`}
        target="_blank"
        rel="noreferrer"
      >
        <IconBrandWhatsapp size={22} aria-hidden="true" />
        {t('link.whatsapp')}
      </a>
      <Button
        look="default"
        size="large"
        icon={<IconLinkOff size={22} />}
        isBusy={switchLink.isPending}
        onClick={switchOff}
      >
        {t('link.switchOff')}
      </Button>
    </Stack>
  );
}

function LinkState({ link }: { link: OwnBiodataLink }) {
  const t = useMessages('biodata');
  const { opened, last_opened_on: last, numbers_shown: shown } = link;
  return (
    <Row gap={3} align="start" className={`framed tint-success pad-4 ${classes.state}`} role="status">
      <IconLink size={24} className="success above-half" aria-hidden="true" />
      <div>
        <Text weight="bold" tone="success">
          {t('link.isOn')}
        </Text>
        <Text breaks>{nameLink(link, t)}</Text>
        <Text tone="soft">
          {last === null
            ? t('link.notOpened')
            : t('link.opened', { count: opened, date: formatCalendarDate(last) })}
        </Text>
        {shown === 0 ? null : <Text tone="soft">{t('link.numberShown', { count: shown })}</Text>}
      </div>
    </Row>
  );
}
