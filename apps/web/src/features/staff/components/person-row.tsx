import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import type { StaffPerson } from '@suchi/contracts/staff';
import { IconCircleCheck, IconClock, IconDots } from '@tabler/icons-react';
import { Mark } from '../../../shared/ui/tinted.tsx';
import { displayName } from '../../../entities/current-user/display-name.ts';
import { InitialsBadge } from '../../../entities/current-user/initials-badge.tsx';
import { formatDay, formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useInviteAgain } from '../api/staff-queries.ts';
import { refusalWords } from '../../../entities/staff-actions/refusal-words.ts';
import { IconButton } from '../../../shared/ui/plain-button.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import classes from './staff.module.css';

export type PersonAction = 'rights' | 'reset' | 'withdraw';

interface PersonRowProps {
  person: StaffPerson;
  isYou: boolean;
  isRequired: boolean;
  onAct: (action: PersonAction, name: string) => void;
}

export function PersonRow({ person, isYou, isRequired, onAct }: PersonRowProps) {
  const t = useMessages('staff');
  const isInvited = person.status === 'invited';
  const name = displayName(person) || (person.email ?? t('invitedName'));
  return (
    <tr>
      <th scope="row">
        <Row as="span" gap={3} weight="regular" className={classes.person}>
          <InitialsBadge user={isInvited ? { first_name: person.email, last_name: null } : person} />
          <span className={classes.names}>
            <Text as="span" weight="bold" breaks>
              {name} {isYou ? <span className={classes.you}>{t('you')}</span> : null}
            </Text>
            {isInvited ? null : <span className={classes.email}>{person.email}</span>}
          </span>
        </Row>
      </th>
      <td data-label={t('columns.roles')}>
        <RoleMarks person={person} />
      </td>
      <td data-label={t('columns.secondFactor')}>
        <SecondFactor person={person} isRequired={isRequired} />
      </td>
      <td data-label={t('columns.lastAccess')}>
        {isInvited && person.invited_at !== null
          ? t('invitedOn', { date: formatDay(person.invited_at) })
          : person.last_access === null
            ? t('neverSignedIn')
            : formatMoment(person.last_access)}
      </td>
      <td className={classes.actions}>
        <PersonMenu person={person} name={name} isYou={isYou} onAct={onAct} />
      </td>
    </tr>
  );
}

function RoleMarks({ person }: { person: StaffPerson }) {
  const t = useMessages('staff');
  return (
    <Row as="span" gap={2} align="stretch" wrap>
      {(person.is_admin ? (['admin'] as const) : person.duties).map((role) => (
        <Mark key={role} tint={role === 'admin' ? 'brand' : 'sunken'} size="sm">
          {t(`roles.${role}.name`)}
        </Mark>
      ))}
    </Row>
  );
}

function SecondFactor({ person, isRequired }: { person: StaffPerson; isRequired: boolean }) {
  const t = useMessages('staff');
  if (person.status === 'invited') return t('secondFactor.afterJoining');
  if (person.has_second_factor) {
    return (
      <span className={classes.isSet}>
        <IconCircleCheck size={20} aria-hidden="true" />
        {t('secondFactor.on')}
      </span>
    );
  }
  return (
    <span className={classes.isMissing}>
      <IconClock size={20} aria-hidden="true" />
      {t(isRequired ? 'secondFactor.asked' : 'secondFactor.off')}
    </span>
  );
}

function PersonMenu({ person, name, isYou, onAct }: Omit<PersonRowProps, 'isRequired'> & { name: string }) {
  const t = useMessages('staff');
  const again = useInviteAgain();
  const sendAgain = () =>
    again.mutate(
      { id: person.id },
      {
        onSuccess: () => showToast({ tone: 'success', message: t('sentAgain') }),
        onError: (error) => showToast({ tone: 'error', message: refusalWords(error).join(' ') }),
      },
    );
  return (
    <Menu
      hideDetached={false}
      position="bottom-end"
      width={240}
      shadow="lg"
      radius="md"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <IconButton
          className={classes.menuButton}
          label={t('actionsOf', { name })}
          icon={<IconDots size={22} aria-hidden="true" />}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {person.status === 'invited' ? <Menu.Item onClick={sendAgain}>{t('sendAgain')}</Menu.Item> : null}
        <Menu.Item onClick={() => onAct('rights', name)}>{t('change')}</Menu.Item>
        {person.has_second_factor && !isYou ? (
          <Menu.Item onClick={() => onAct('reset', name)}>{t('secondFactor.reset')}</Menu.Item>
        ) : null}
        <Menu.Item onClick={() => onAct('withdraw', name)}>{t('withdraw')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
