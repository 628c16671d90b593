import type { OwnBiodata } from '@suchi/contracts/biodata';
import { formatCalendarDate } from '@suchi/domain/basics';
import { linkNameMax } from '@suchi/domain/biodata';
import { IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { List, Row, Stack } from '../../../shared/ui/layout.tsx';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { SheetDialog } from '../../../shared/ui/sheet-dialog.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { useReturnFocus } from '../../../shared/ui/use-return-focus.ts';
import { useBiodataSteps } from '../api/own-biodata.ts';
import { nameLink } from '../model/name-link.ts';
import { useRefusal } from '../model/use-refusal.ts';
import classes from './biodata.module.css';
import { LinkCard } from './link-card.tsx';
import { PeriodChoice } from './period-choice.tsx';

interface LinkSheetProps {
  own: OwnBiodata;
  onClose: () => void;
}

/** Links to the biodata: those that are on, a new one, and those that are off. */
export function LinkSheet({ own, onClose }: LinkSheetProps) {
  const t = useMessages('biodata');
  const common = useMessages('common');
  useReturnFocus();
  const [on, past] = useMemo(
    () => [own.links.filter(({ state }) => state === 'on'), own.links.filter(({ state }) => state !== 'on')],
    [own.links],
  );
  const [wantsMore, setWantsMore] = useState(false);
  const isFull = on.length >= own.link_limit;
  return (
    <SheetDialog label={t('link.title')} width={480} height="auto" onClose={onClose}>
      <Row justify="between" className={classes.sheetHead}>
        <h2>{t('link.title')}</h2>
        <IconButton
          size="large"
          label={common('close')}
          onClick={onClose}
          data-autofocus
          icon={<IconX size={26} aria-hidden="true" />}
        />
      </Row>
      <Stack gap={6} className={classes.sheet}>
        {on.map((link) => (
          <LinkCard key={link.id} own={own} link={link} />
        ))}
        {on.length === 0 || wantsMore ? <NewLink own={own} onMade={() => setWantsMore(false)} /> : null}
        {on.length > 0 && !wantsMore && !isFull ? (
          <Button look="default" onClick={() => setWantsMore(true)}>
            {t('link.another')}
          </Button>
        ) : null}
        {isFull ? <Text tone="soft">{t('link.full', { count: on.length })}</Text> : null}
        <Text tone="muted">{t('link.note')}</Text>
        {past.length === 0 ? null : <PastLinks links={past} />}
      </Stack>
    </SheetDialog>
  );
}

function NewLink({ own, onMade }: { own: OwnBiodata; onMade: () => void }) {
  const t = useMessages('biodata');
  const { makeLink } = useBiodataSteps();
  const [name, setName] = useState('');
  const [days, setDays] = useState(own.usual_period);
  const refusal = useRefusal(makeLink.error);
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (!makeLink.isPending) makeLink.mutate({ name: name.trim() || null, days }, { onSuccess: onMade });
      }}
    >
      <Text tone="soft">{t('link.lead')}</Text>
      <FormAlert words={refusal} />
      <TextField
        label={t('link.name')}
        hint={t('link.nameHint')}
        value={name}
        maxLength={linkNameMax}
        onChange={(event) => setName(event.target.value)}
      />
      <PeriodChoice own={own} value={days} onChoose={setDays} />
      <Button type="submit" size="large" isBusy={makeLink.isPending}>
        {t('link.make')}
      </Button>
    </Stack>
  );
}

function PastLinks({ links }: { links: OwnBiodata['links'] }) {
  const t = useMessages('biodata');
  return (
    <section aria-label={t('link.past')}>
      <Text as="h3" weight="bold" face="plain" size="lg">
        {t('link.past')}
      </Text>
      <List gap={2} above={2}>
        {links.map((link) => (
          <li key={link.id}>
            <Text breaks>{nameLink(link, t)}</Text>
            <Text tone="muted">
              {link.state === 'ended'
                ? t('link.states.ended', { date: formatCalendarDate(link.ends_on) })
                : t(`link.states.${link.state === 'off' ? 'off' : 'closed'}`)}
            </Text>
          </li>
        ))}
      </List>
    </section>
  );
}
