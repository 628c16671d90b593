import type { OfficeMember } from '@suchi/contracts/office';
import { formatPhone, toDialled } from '@suchi/domain/text';
import { IconArrowLeft, IconMail, IconPhone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officePaths } from '../../../shared/config/office-paths.ts';
import { formatMoment } from '../../../shared/i18n/long-date.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { FailedState } from '../../../shared/ui/failed-state.tsx';
import { ScreenWrapper } from '../../../shared/ui/screen-wrapper.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { officeMemberQuery } from './member-api.ts';
import { MemberHelp } from './member-help.tsx';
import { MemberLists } from './member-lists.tsx';
import { MemberLoginCard } from './member-login-card.tsx';
import { MemberProfile } from './member-profile.tsx';
import { Row, Stack } from '../../../shared/ui/layout.tsx';
import { PartlyHidden } from '../../../shared/ui/partly-hidden.tsx';
import classes from './member.module.css';

/** Everything about one account, with or without a profile, and the help that the office may give. For admins. */
export function MemberPage({ id }: { id: string }) {
  const t = useMessages('officeMember');
  const { data: member, error, refetch, isFetching } = useQuery(officeMemberQuery(id));
  const name = member === undefined ? t('title') : member.name || t('noName');
  let content: ReactNode = <Skeleton height={480} />;
  if (member) content = <Member member={member} name={name} />;
  else if (error)
    content = <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <>
      <Link className="touch gap-2" to={officePaths.users}>
        <IconArrowLeft size={20} aria-hidden="true" />
        {t('back')}
      </Link>
      <ScreenWrapper title={name} heading={member ? <Heading member={member} name={name} /> : name}>
        {content}
      </ScreenWrapper>
    </>
  );
}

interface MemberProps {
  member: OfficeMember;
  name: string;
}

function Heading({ member, name }: MemberProps) {
  const t = useMessages('officeMember');
  return (
    <Row as="span" gap={3} rowGap={1} wrap breaks>
      {name}
      {member.is_staff ? <Badge tone="plain">{t('staff')}</Badge> : null}
      {member.is_suspended ? <Badge tone="error">{t('suspended')}</Badge> : null}
    </Row>
  );
}

function Member({ member, name }: MemberProps) {
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <Contact member={member} />
        <MemberHelp member={member} name={name} />
        <MemberLoginCard member={member} />
      </div>
      <div className={classes.main}>
        <MemberProfile member={member} />
        <MemberLists member={member} />
      </div>
    </div>
  );
}

function Contact({ member }: { member: OfficeMember }) {
  const t = useMessages('officeMember');
  const { email, mobile, last_access: seenAt } = member;
  return (
    <Stack as="section" gap={1} className={classes.contact} aria-label={t('title')}>
      {mobile === null ? (
        <p className={classes.none}>{t('noMobile')}</p>
      ) : (
        <a className="touch gap-2" href={`tel:${toDialled(mobile)}`}>
          <IconPhone size={20} aria-hidden="true" />
          <span>
            <PartlyHidden text={t('call', { number: formatPhone(toDialled(mobile)) })} />
          </span>
        </a>
      )}
      {email === null ? (
        <p className={classes.none}>{t('noEmail')}</p>
      ) : (
        <a className="touch gap-2" href={`mailto:${email}`}>
          <IconMail size={20} aria-hidden="true" />
          <span className={classes.address}>
            <PartlyHidden text={t('write', { email })} />
          </span>
        </a>
      )}
      {email === null || member.is_email_verified ? null : (
        <p>
          <Badge tone="gold">{t('notVerified')}</Badge>
        </p>
      )}
      <p className={classes.none}>{t('since', { at: formatMoment(member.created_at) })}</p>
      <p className={classes.none}>
        {seenAt === null ? t('neverSeen') : t('lastAccess', { at: formatMoment(seenAt) })}
      </p>
    </Stack>
  );
}
