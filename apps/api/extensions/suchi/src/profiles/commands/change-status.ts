import type {
  attendanceContract,
  changeStatusContract,
  hallConsentContract,
  permissionsContract,
} from '@suchi/contracts/profiles';
import type { ConsentAnswers, ConsentWay } from '@suchi/domain/consent';
import type { Permissions, ProfileAction } from '@suchi/domain/lifecycle';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { codedError } from '../../platform/coded-error.ts';
import type { WriteCall } from '../../platform/route.ts';
import { findForUpdate, readRules } from '../repository.ts';
import { requireAuthor } from './author.ts';
import { type StepResult, takeStep } from './take-step.ts';

type OwnCall<Input = object> = Pick<
  WriteCall<Input & { user?: string | undefined }, RoleCaller>,
  'caller' | 'input' | 'tx' | 'now' | 'platform'
>;

/** Applies at once, without a review. The trail keeps who did it, and when. */
async function act(call: OwnCall, action: ProfileAction, way: ConsentWay | null = null): Promise<StepResult> {
  const { input, caller, tx } = call;
  const author = await requireAuthor(tx, caller, input.user);
  const row = await findForUpdate(tx, { user: author.owner.id });
  return takeStep(call, { ...author, rules: await readRules(tx), row, action, way });
}

/** Sets married or not, pauses or resumes, or answers the reactivation prompt. */
export const changeStatus = (call: OwnCall<z.output<typeof changeStatusContract.input>>) =>
  act(call, { kind: call.input.action, marriedByAssociation: call.input.married_by_vmm });

/** Where the melawa is set up, families answer its invitation. */
export async function setAttendance(
  call: OwnCall<z.output<typeof attendanceContract.input>>,
): Promise<StepResult> {
  if ((await readRules(call.tx)).hasMelawa)
    throw codedError('MELAWA_REFUSED', { reason: 'asked_by_invitation' });
  return act(call, { kind: 'set_attendance', isAttending: call.input.is_attending });
}

export const setHallConsent = (call: OwnCall<z.output<typeof hallConsentContract.input>>) =>
  act(call, { kind: call.input.hall_consent ? 'allow_hall' : 'refuse_hall' });

export const setPermissions = (call: OwnCall, permissions: Partial<Permissions>) =>
  act(call, { kind: 'set_permissions', permissions });

/** The ledger keeps each answer. */
export const setConsents = (call: OwnCall, consents: ConsentAnswers, way?: ConsentWay) =>
  act(call, { kind: 'set_consents', consents }, way);

export function changePermissions(call: OwnCall<z.output<typeof permissionsContract.input>>) {
  const { photo_for: photoFor, number_for: numberFor, shows_horoscope: showsHoroscope } = call.input;
  return setPermissions(call, {
    ...(photoFor === undefined ? {} : { photoFor }),
    ...(numberFor === undefined ? {} : { numberFor }),
    ...(showsHoroscope === undefined ? {} : { showsHoroscope }),
  });
}
