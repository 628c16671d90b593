import { duties, hasRights, secondFactorGroups, staffReasonMinLength } from '@suchi/domain/accounts';
import * as z from 'zod/mini';
import { emailAddress, newStaffPassword, passwordsMatch, personName } from '../accounts/accounts.ts';
import { typedText } from '../basics/building-blocks.ts';
import { defineContract } from '../basics/endpoint.ts';

const rights = {
  is_admin: z.boolean(),
  duties: z.array(z.enum(duties)).check(z.maxLength(duties.length)),
};
const someRights = z.refine<{ is_admin: boolean; duties: (typeof duties)[number][] }>(
  ({ is_admin: isAdmin, duties: own }) => hasRights({ isAdmin, duties: own }),
  { path: ['duties'], error: 'required' },
);

/** Why staff do it; kept in the audit log. */
export const staffReason = typedText(500).check(z.minLength(staffReasonMinLength, 'tooShort'));

export const staffPerson = z.object({
  id: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  ...rights,
  /** Invited: the link of the mail was not used yet. */
  status: z.enum(['active', 'invited', 'suspended']),
  has_second_factor: z.boolean(),
  last_access: z.nullable(z.string()),
  invited_at: z.nullable(z.string()),
});
export type StaffPerson = z.infer<typeof staffPerson>;

/** Everyone who works in the back office, invited people last. */
export const staffPeopleContract = defineContract({
  method: 'GET',
  group: 'qe_staff',
  path: '/people',
  access: 'admin',
  input: z.object({}),
  output: z.object({ second_factor_of: z.enum(secondFactorGroups), people: z.array(staffPerson) }),
});

/** Mails an invitation. An address that belongs to an account of its own is refused. */
export const inviteStaffContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/invite',
  access: 'admin',
  input: z.object({ email: emailAddress, ...rights }).check(someRights),
  output: z.object({ id: z.string() }),
});
export type InviteStaffInput = z.input<typeof inviteStaffContract.input>;

/** Mails the invitation again with a new link; the old one stops working. */
export const inviteAgainContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/invite_again',
  access: 'admin',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
});

/** Sets what a person may do, at once. */
export const changeRightsContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/rights',
  access: 'admin',
  input: z.object({ id: z.uuid(), ...rights }).check(someRights),
  output: z.object({}),
});

/** Takes all rights away, ends all sessions and closes the account. A later invitation opens it again. */
export const withdrawStaffContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/withdraw',
  access: 'admin',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
});

/** For a person who lost the phone: the next sign-in is without a code, and sets up a new one if it is required. */
export const resetSecondFactorContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/reset_second_factor',
  access: 'admin',
  input: z.object({ id: z.uuid(), reason: staffReason }),
  output: z.object({}),
});

/** Says who needs a second factor. */
export const requireSecondFactorContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/require_second_factor',
  access: 'admin',
  input: z.object({ of: z.enum(secondFactorGroups) }),
  output: z.object({}),
});

/** The invited person chooses a name and a password. The link works once; the answer sets the session cookie. */
export const acceptInvitationContract = defineContract({
  method: 'POST',
  group: 'qe_staff',
  path: '/accept',
  access: 'visitor',
  input: z
    .object({
      token: z.string().check(z.maxLength(200)),
      first_name: personName,
      last_name: personName,
      password: newStaffPassword,
      confirm_password: z.string(),
    })
    .check(passwordsMatch),
  output: z.object({ user_id: z.string() }),
});
export type AcceptInvitationInput = z.input<typeof acceptInvitationContract.input>;
