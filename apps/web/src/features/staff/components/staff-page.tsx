import type { StaffPerson } from '@suchi/contracts/staff';
import { isSecondFactorRequired, type SecondFactorGroup } from '@suchi/domain/accounts';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../entities/current-user/use-current-user.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ListStates } from '../../../shared/ui/list-states.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { staffPeopleQuery } from '../api/staff-queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { ResetDialog, RightsDialog, WithdrawDialog } from './person-dialogs.tsx';
import { type PersonAction, PersonRow } from './person-row.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { Card } from '../../../shared/ui/layout.tsx';
import classes from './staff.module.css';

type OpenDialog = { action: PersonAction; person: StaffPerson; name: string } | { action: 'invite' } | null;

/** For an admin: who works in the back office, with which roles. */
export function StaffPage() {
  const t = useMessages('staff');
  const source = useQuery(staffPeopleQuery);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  return (
    <ScreenWrapper
      title={t('title')}
      lead={source.data ? <Count people={source.data.people} /> : null}
      actions={
        <Button
          icon={<IconUserPlus size={20} aria-hidden="true" />}
          onClick={() => setDialog({ action: 'invite' })}
        >
          {t('invite')}
        </Button>
      }
    >
      <ListStates
        source={source}
        isEmpty={() => false}
        loading={<Skeleton height={480} />}
        empty={null}
        ready={({ second_factor_of: secondFactorOf, people }) => {
          const joined = people.filter(({ status }) => status !== 'invited');
          return (
            <>
              <SecondFactorRule
                of={secondFactorOf}
                count={joined.filter((person) => person.has_second_factor).length}
                total={joined.length}
              />
              <PeopleTable people={people} secondFactorOf={secondFactorOf} onAct={setDialog} />
            </>
          );
        }}
      />
      <Dialogs dialog={dialog} onClose={() => setDialog(null)} />
    </ScreenWrapper>
  );
}

function Count({ people }: { people: StaffPerson[] }) {
  const t = useMessages('staff');
  const invited = people.filter(({ status }) => status === 'invited').length;
  const words = t('count', { count: people.length - invited });
  return invited === 0 ? words : t('countInvited', { people: words, invited });
}

interface PeopleTableProps {
  people: StaffPerson[];
  secondFactorOf: SecondFactorGroup;
  onAct: (dialog: OpenDialog) => void;
}

function PeopleTable({ people, secondFactorOf, onAct }: PeopleTableProps) {
  const t = useMessages('staff');
  const { id } = useCurrentUser();
  return (
    <Card as="table" className={classes.table} aria-label={t('list')}>
      <thead>
        <tr>
          <th scope="col">{t('columns.person')}</th>
          <th scope="col">{t('columns.roles')}</th>
          <th scope="col">{t('columns.secondFactor')}</th>
          <th scope="col">{t('columns.lastAccess')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isYou={person.id === id}
            isRequired={isSecondFactorRequired(secondFactorOf, person.is_admin ? 'admin' : 'staff')}
            onAct={(action, name) => onAct({ action, person, name })}
          />
        ))}
      </tbody>
    </Card>
  );
}

const dialogOf = { rights: RightsDialog, reset: ResetDialog, withdraw: WithdrawDialog };

function Dialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  if (dialog === null) return null;
  if (dialog.action === 'invite') return <InviteDialog onClose={onClose} />;
  const PersonDialog = dialogOf[dialog.action];
  return <PersonDialog person={dialog.person} name={dialog.name} onClose={onClose} />;
}
