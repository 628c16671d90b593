import type { OfficeMember } from '@suchi/contracts/office';
import { Thumb } from '../../../entities/picture/thumb.tsx';
import { candidatePath } from '../../../shared/config/office-paths.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { Link } from '../../../shared/router/link.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { MemberCard } from './member-card.tsx';
import { Row } from '../../../shared/ui/layout.tsx';
import classes from './member.module.css';

/** The profile in one line, as the way to its page. */
export function MemberProfile({ member: { profile } }: { member: OfficeMember }) {
  const t = useMessages('officeMember');
  if (profile === null)
    return (
      <MemberCard title={t('profile.title')}>
        <p className={classes.none}>{t('profile.none')}</p>
      </MemberCard>
    );
  const { age, place, serial_number: serial } = profile;
  const facts = [
    age === null ? null : t('profile.years', { count: age }),
    place,
    serial === null ? null : t('profile.serial', { serial }),
  ];
  return (
    <MemberCard title={t('profile.title')}>
      <Row gap={4} align="stretch">
        <Thumb width={76} height={84} picture={profile.photo} fallbackGender={profile.gender} />
        <div>
          <Link className="touch" to={candidatePath(profile.id)}>
            {profile.name || t('profile.nameless')}
          </Link>
          <p>{facts.filter((fact) => fact !== null && fact !== '').join(', ')}</p>
          <Row as="p" gap={2} align="stretch" wrap above={2}>
            <Badge tone={profile.status === 'Active' ? 'success' : 'plain'}>
              {t(`profile.status.${profile.status}`)}
            </Badge>
            {profile.is_hidden ? <Badge tone="plain">{t('profile.hidden')}</Badge> : null}
          </Row>
        </div>
      </Row>
    </MemberCard>
  );
}
