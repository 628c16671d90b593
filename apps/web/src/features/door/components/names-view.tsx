import type { ListedFamily } from '@suchi/contracts/melawa';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Stack } from '../../../shared/ui/layout.tsx';
import { PlainButton } from '../../../shared/ui/plain-button.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { formatClock } from '../model/clock.ts';
import { findByMobile, findByName } from '../model/desk-list.ts';
import { useDesk } from '../model/use-desk.ts';
import { DeskHead } from './desk-head.tsx';
import { DoorFrame } from './door-frame.tsx';
import { FamilyPhoto } from './family-photo.tsx';
import classes from './door.module.css';

interface NamesViewProps {
  onFamily: (text: string) => void;
  onWalkIn: () => void;
  onBack: () => void;
}

const rowsMost = 30;

/** A family without its pass at hand: by name, or by a mobile number that is typed whole. */
export function NamesView({ onFamily, onWalkIn, onBack }: NamesViewProps) {
  const t = useMessages('door');
  const { desk } = useDesk();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  return (
    <DoorFrame
      head={<DeskHead onMenu={onBack} />}
      foot={
        <div className={classes.halves}>
          <Button look="default" icon={<IconArrowLeft size={22} aria-hidden="true" />} onClick={onBack}>
            {t('names.back')}
          </Button>
          <Button look="light" onClick={onWalkIn}>
            {t('ready.walkIn')}
          </Button>
        </div>
      }
    >
      <Stack gap={4} className={classes.page}>
        <h1>{t('names.title')}</h1>
        <TextField
          label={t('names.field')}
          hint={t('names.hint')}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed.trim() === '' ? null : found.length === 0 ? (
          <p role="status">{t('names.none')}</p>
        ) : (
          <Card as="ul" className="divided">
            {found.slice(0, rowsMost).map((family) => {
              const inside = desk.families.get(family.family);
              const number = desk.numberOf(family.family);
              return (
                <li key={family.family}>
                  <PlainButton
                    className={classes.choice}
                    disabled={number === null}
                    onClick={() => onFamily(String(number))}
                  >
                    <FamilyPhoto family={family.family} size="small" />
                    <span className={classes.grow}>
                      <span>
                        <strong className={classes.rowNumber}>{number}</strong> {family.name}
                      </span>
                      <Text as="span" tone="muted">
                        {inside === undefined ? family.town : t('names.in', { time: formatClock(inside.at) })}
                      </Text>
                    </span>
                  </PlainButton>
                </li>
              );
            })}
          </Card>
        )}
      </Stack>
    </DoorFrame>
  );
}

function useFound(typed: string): readonly ListedFamily[] {
  const { list } = useDesk().desk.data;
  const [byMobile, setByMobile] = useState<{ typed: string; found: ListedFamily[] }>({
    typed: '',
    found: [],
  });
  useEffect(() => {
    if (list === null || !/\d{10}/.test(typed.replaceAll(/\D/g, ''))) return;
    void findByMobile(typed, list).then((found) => setByMobile({ typed, found }));
  }, [typed, list]);
  if (list === null) return [];
  if (byMobile.typed === typed && typed !== '') return byMobile.found;
  return findByName(typed, list);
}
