import { inArea } from '../fault.ts';
import { domain, integration, server } from './paths.ts';

export const visibilityFaults = inArea('visibility', [
  {
    name: 'a profile of the last day is too recent',
    says: 'An early subscriber does not find the candidates of the last day that was promised.',
    file: `${domain}/discovery/visibility.ts`,
    find: 'todayInIndia(target.createdAt) > createdUntil',
    replace: 'todayInIndia(target.createdAt) >= createdUntil',
    proof: { tier: 'rules', files: [`${domain}/discovery/visibility.test.ts`] },
  },
  {
    name: 'a block hides one way only',
    says: 'A man who was blocked by a family still opens its profile.',
    file: `${domain}/discovery/visibility.ts`,
    find: 'profileId === viewer.profile?.id',
    replace: 'profileId === target.id',
    proof: { tier: 'rules', files: [`${domain}/discovery/visibility.test.ts`] },
  },
  {
    name: 'search forgets the block of the owner',
    says: 'A man who was blocked by a family still finds it by search.',
    file: `${server}/discovery/repository/viewer-sql.ts`,
    find: 'b.qd_matrimonial_profile_id = v.profile_id',
    replace: 'b.qd_matrimonial_profile_id = p.id',
    proof: { tier: 'integration', files: integration('discovery-pairs') },
  },
  {
    name: 'a subscription ends a day early',
    says: 'A member who has paid cannot search on the last day.',
    file: `${server}/discovery/repository/viewer-sql.ts`,
    find: 'q.end_date >= asked.today',
    replace: 'q.end_date > asked.today',
    proof: { tier: 'integration', files: integration('discovery-pairs') },
  },
  {
    name: 'the noted list shows who is blocked',
    says: 'A woman who blocked a man still has him in her list of notes.',
    file: `${server}/discovery/repository/member-lists.ts`,
    find: "n.user_created = ? and ${notBlocked('n.matrinonial_profile', 'n.user_created')} group by",
    replace: 'n.user_created = ? group by',
    proof: { tier: 'integration', files: integration('discovery-contact') },
  },
]);
