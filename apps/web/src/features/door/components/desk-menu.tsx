import { doorDesksContract, endDeskContract, type ListedDesk } from '@suchi/contracts/melawa';
import { IconArrowLeft, IconHash, IconLock, IconLogout } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { CheckboxField } from '../../../shared/forms/checkbox-field.tsx';
import { FormAlert } from '../../../shared/forms/form-alert.tsx';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { AlertDialog } from '../../../shared/ui/alert-dialog.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Row, Stack } from '../../../shared/ui/layout.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { formatClock } from '../model/clock.ts';
import type { DeskKeeper } from '../model/desk-keeper.ts';
import { useDesk } from '../model/use-desk.ts';
import { BadgeSheets } from './badge-sheets.tsx';
import { printsItself } from './badge-card.tsx';
import { DeskHead } from './desk-head.tsx';
import { DoorFrame } from './door-frame.tsx';
import classes from './door.module.css';

interface DeskMenuProps {
  keeper: DeskKeeper;
  onBack: () => void;
}

/** What belongs to this phone and is not needed for each family. */
export function DeskMenu({ keeper, onBack }: DeskMenuProps) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState<string[]>([]);
  const { dayNumbers, listAt, offsetMs } = desk.data.marks;
  const signOut = async () => {
    setAsks(false);
    if (!(await keeper.signOut())) setFailure([t('menu.waits')]);
  };
  return (
    <DoorFrame
      head={<DeskHead onMenu={onBack} />}
      foot={
        <Button size="large" fullWidth icon={<IconArrowLeft size={22} aria-hidden="true" />} onClick={onBack}>
          {t('menu.back')}
        </Button>
      }
    >
      <Stack gap={5} className={classes.page}>
        <h1>{t('menu.title', { desk: desk.data.joined.desk })}</h1>
        <FormAlert words={failure} />
        <Row as="p" gap={3} align="start" tone="soft">
          <IconHash className={classes.fixed} aria-hidden="true" />
          {dayNumbers === null ? t('menu.noNumbers') : t('menu.numbers', { ...dayNumbers })}
        </Row>
        {listAt === null ? null : (
          <Text tone="soft">
            {t('offline.list', {
              time: formatClock(listAt + offsetMs),
              families: desk.data.list?.families.length ?? 0,
            })}
          </Text>
        )}
        <Printing />
        <BadgeSheets />
        <Desks onFailure={setFailure} />
        <Row gap={3} wrap>
          <Button
            look="default"
            icon={<IconLock size={22} aria-hidden="true" />}
            onClick={() => keeper.lock()}
          >
            {t('menu.lock')}
          </Button>
          <Button
            look="danger"
            icon={<IconLogout size={22} aria-hidden="true" />}
            onClick={() => setAsks(true)}
          >
            {t('menu.signOut')}
          </Button>
        </Row>
      </Stack>
      <AlertDialog
        isOpen={asks}
        title={t('menu.signOut')}
        confirmLabel={t('menu.signOut')}
        onConfirm={() => void signOut()}
        cancel={{ label: t('menu.cancel'), onCancel: () => setAsks(false) }}
      >
        <p>{t('menu.signOutText')}</p>
      </AlertDialog>
    </DoorFrame>
  );
}

function Printing() {
  const t = useMessages('door');
  const [prints, setPrints] = useState(printsItself.read);
  const [isBlack, setIsBlack] = useState(() => document.documentElement.dataset['badges'] === 'black');
  return (
    <Stack gap={3}>
      <CheckboxField
        label={t('badge.self')}
        hint={t('badge.selfHint')}
        isChecked={prints}
        onChange={(isOn) => {
          printsItself.set(isOn);
          setPrints(isOn);
        }}
      />
      <CheckboxField
        label={t('badge.black')}
        hint={t('badge.blackHint')}
        isChecked={isBlack}
        onChange={(isOn) => {
          document.documentElement.dataset['badges'] = isOn ? 'black' : 'colour';
          setIsBlack(isOn);
        }}
      />
    </Stack>
  );
}

/** The other phones, and the end of one that was lost. */
function Desks({ onFailure }: { onFailure: (words: string[]) => void }) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const [desks, setDesks] = useState<readonly ListedDesk[]>([]);
  const [ending, setEnding] = useState<ListedDesk | null>(null);
  useEffect(() => {
    api.call(doorDesksContract, {}).then(
      (list) => setDesks(list.desks),
      () => undefined,
    );
  }, []);
  const end = ({ id }: ListedDesk) => {
    setEnding(null);
    api.call(endDeskContract, { stream: id }).then(
      (list) => setDesks(list.desks),
      (error: unknown) => onFailure(errorWords(error)),
    );
  };
  if (desks.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label={t('menu.desks')}>
      <h2 className={classes.mean}>{t('menu.desks')}</h2>
      <Card as="ul" className="divided">
        {desks.map((one) => (
          <Row as="li" key={one.id} gap={3} justify="between" className={classes.recent}>
            <Stack>
              <span>
                <strong>{t('bar.desk', { desk: one.desk })}</strong> {one.name}
              </span>
              <Text as="span" tone="muted">
                {stateOf(one, desk.data.joined.stream, t)}
              </Text>
            </Stack>
            {one.ended_at !== null || one.id === desk.data.joined.stream ? null : (
              <LinkButton onClick={() => setEnding(one)}>{t('menu.end')}</LinkButton>
            )}
          </Row>
        ))}
      </Card>
      <AlertDialog
        isOpen={ending !== null}
        title={t('menu.endTitle', { desk: ending?.desk ?? 0 })}
        confirmLabel={t('menu.end')}
        onConfirm={() => ending && end(ending)}
        cancel={{ label: t('menu.cancel'), onCancel: () => setEnding(null) }}
      >
        <p>{t('menu.endText')}</p>
      </AlertDialog>
    </Stack>
  );
}

const clockOf = (iso: string) => ({ time: formatClock(Date.parse(iso)) });

function stateOf(desk: ListedDesk, own: string, t: Translate<'door'>): string {
  if (desk.id === own) return t('menu.own');
  if (desk.wiped_at !== null) return t('menu.wiped', clockOf(desk.wiped_at));
  if (desk.ended_at !== null) return t('menu.ended', clockOf(desk.ended_at));
  const heard = t('menu.heard', clockOf(desk.heard_at));
  return desk.sent_all_at === null ? heard : `${heard}, ${t('menu.sentAll', clockOf(desk.sent_all_at))}`;
}
