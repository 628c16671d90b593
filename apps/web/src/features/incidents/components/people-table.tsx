import type { IncidentPerson } from '@suchi/contracts/privacy';
import { useState } from 'react';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { errorWords } from '../../../shared/i18n/error-words.ts';
import { formatList } from '../../../shared/i18n/format-list.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { type Translate, useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { OfficeDialog } from '../../../shared/ui/office-dialog.tsx';
import { LinkButton } from '../../../shared/ui/plain-button.tsx';
import { showToast } from '../../../shared/ui/toast.ts';
import { useNoteCall } from '../api/incidents.ts';
import classes from './people-table.module.css';

const columns = ['name', 'serial', 'seen', 'times', 'told'] as const;

/** Whose data was seen; who got no mail is called from here. */
export function PeopleTable({ people, isClosed }: { people: readonly IncidentPerson[]; isClosed: boolean }) {
  const t = useMessages('incidents');
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-labelledby="affected">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonLine key={person.id} person={person} isClosed={isClosed} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const tones = {
  mailed: 'success',
  called: 'success',
  waits: 'plain',
  not_yet: 'plain',
  came_back: 'error',
  no_mail: 'gold',
} as const;

function PersonLine({ person, isClosed }: { person: IncidentPerson; isClosed: boolean }) {
  const t = useMessages('incidents');
  const { told, name } = person;
  return (
    <tr>
      <th scope="row">
        <Link to={candidatePath(person.profile_id)}>{name}</Link>
      </th>
      <td className="figures">{person.serial_number}</td>
      <td>{formatList(person.seen.map((kind) => t(`kinds.${kind}`)))}</td>
      <td className="figures">{person.times}</td>
      <td>
        <Row gap={2} wrap>
          <Badge tone={tones[told]}>{sayTold(person, t)}</Badge>
          {isClosed ? null : <CallStep person={person} />}
        </Row>
      </td>
    </tr>
  );
}

function sayTold(person: IncidentPerson, t: Translate<'incidents'>): string {
  const at = person.told_at === null ? '' : formatMoment(person.told_at);
  const mobile = person.mobile ?? t('noMobile');
  const { told } = person;
  if (told === 'called') return t('told.called', { at, name: person.called_name ?? '' });
  if (told === 'mailed') return t('told.mailed', { at });
  return told === 'came_back' || told === 'no_mail' ? t(`told.${told}`, { mobile }) : t(`told.${told}`);
}

function CallStep({ person }: { person: IncidentPerson }) {
  const t = useMessages('incidents');
  const [isAsking, setIsAsking] = useState(false);
  const [answered, setAnswered] = useState('');
  const { mutate, isPending } = useNoteCall();
  const note = (name: string | null) =>
    mutate(
      { id: person.id, name },
      {
        onSuccess: () => {
          setIsAsking(false);
          showToast({ message: t('done.call'), tone: 'success' });
        },
        onError: (error) => showToast({ message: errorWords(error).join(' '), tone: 'error' }),
      },
    );
  if (person.told === 'called')
    return (
      <LinkButton className="touch" disabled={isPending} onClick={() => note(null)}>
        {t('undoCall')}
      </LinkButton>
    );
  if (person.told !== 'came_back' && person.told !== 'no_mail') return null;
  const name = answered.trim();
  return (
    <>
      <LinkButton className="touch" onClick={() => setIsAsking(true)}>
        {t('called')}
      </LinkButton>
      {isAsking ? (
        <OfficeDialog title={t('answeredFor', { name: person.name })} onClose={() => setIsAsking(false)}>
          <Stack
            as="form"
            gap={4}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (name !== '') note(name);
            }}
          >
            <TextField
              label={t('answeredBy')}
              maxLength={100}
              value={answered}
              data-autofocus
              onChange={({ target }) => setAnswered(target.value)}
            />
            <Row gap={3} justify="end">
              <Button type="submit" isBusy={isPending} disabled={name === ''}>
                {t('save')}
              </Button>
            </Row>
          </Stack>
        </OfficeDialog>
      ) : null}
    </>
  );
}
