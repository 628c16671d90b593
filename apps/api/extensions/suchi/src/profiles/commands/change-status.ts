import type {
  attendanceContract,
  changeStatusContract,
  hallConsentContract,
  permissionsContract,
} from '@suchi/contracts/profiles';
import type { Permissions } from '@suchi/domain/lifecycle';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findForUpdate, readRules } from '../repository.ts';
import { requireAuthor } from './author.ts';
import { takeStep } from './take-step.ts';

/** Sets married or not, pauses or resumes, or answers the reactivation prompt. */
export async function changeStatus(call: WriteCall<z.output<typeof changeStatusContract.input>, RoleCaller>) {
  const { input, caller, tx } = call;
  const author = await requireAuthor(tx, caller, input.user);
  const row = await findForUpdate(tx, { user: author.owner.id });
  const action = { kind: input.action, marriedByAssociation: input.married_by_vmm };
  return takeStep(call, { ...author, rules: await readRules(tx), row, action });
}

/** Applies at once, without a review. */
export async function setAttendance(call: WriteCall<z.output<typeof attendanceContract.input>, RoleCaller>) {
  const { input, caller, tx } = call;
  const author = await requireAuthor(tx, caller, input.user);
  const row = await findForUpdate(tx, { user: author.owner.id });
  const action = { kind: 'set_attendance', isAttending: input.is_attending } as const;
  return takeStep(call, { ...author, rules: await readRules(tx), row, action });
}

/** Applies at once, without a review. The trail keeps who said it, and when. */
export async function setHallConsent(
  call: WriteCall<z.output<typeof hallConsentContract.input>, RoleCaller>,
) {
  const { input, caller, tx } = call;
  const author = await requireAuthor(tx, caller, input.user);
  const row = await findForUpdate(tx, { user: author.owner.id });
  const action = { kind: input.hall_consent ? 'allow_hall' : 'refuse_hall' } as const;
  return takeStep(call, { ...author, rules: await readRules(tx), row, action });
}

type OnBehalfOf = { user?: string | undefined };

/** Applies at once, without a review. The trail keeps who changed it, and when. */
export async function setPermissions(
  call: Pick<WriteCall<OnBehalfOf, RoleCaller>, 'caller' | 'input' | 'tx' | 'now' | 'platform'>,
  permissions: Partial<Permissions>,
) {
  const { input, caller, tx } = call;
  const author = await requireAuthor(tx, caller, input.user);
  const row = await findForUpdate(tx, { user: author.owner.id });
  const action = { kind: 'set_permissions', permissions } as const;
  return takeStep(call, { ...author, rules: await readRules(tx), row, action });
}

export const changePermissions = (
  call: WriteCall<z.output<typeof permissionsContract.input>, RoleCaller>,
) => {
  const { photo_for: photoFor, number_for: numberFor, shows_horoscope: showsHoroscope } = call.input;
  return setPermissions(call, {
    ...(photoFor === undefined ? {} : { photoFor }),
    ...(numberFor === undefined ? {} : { numberFor }),
    ...(showsHoroscope === undefined ? {} : { showsHoroscope }),
  });
};
