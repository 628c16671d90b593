import type { saveSetupAdminContract, saveSetupContract } from '@suchi/contracts/setup';
import { setupSteps } from '@suchi/domain/setup';
import type * as z from 'zod/mini';
import { saveFirstAdmin } from '../../accounts/commands/save-first-admin.ts';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Call } from '../../platform/route.ts';
import type { Caller } from '../../platform/access.ts';
import { changeLogo, removeLogo } from '../../settings/commands/change-logo.ts';
import { changeEdition, changeSettings } from '../../settings/commands/change-settings.ts';
import { splitStep } from '../codec.ts';
import { changeFirstRun } from '../repository.ts';
import { lockSetup, requireSetup, type SetupCall } from './require-setup.ts';

/** Each step is checked by the rules of the office's settings, and recorded like them. */
export async function saveStep(call: SetupCall<z.output<typeof saveSetupContract.input>>): Promise<void> {
  const { input, tx, now } = call;
  const run = await lockSetup(call);
  const caller = { userId: run.adminId };
  const { settings, edition } = splitStep(input);
  if (settings !== null) await changeSettings({ input: settings, caller, tx, now });
  if (edition !== null) await changeEdition({ input: edition, caller, tx });
  const steps = setupSteps.filter((step) => step === input.step || run.steps.includes(step));
  await changeFirstRun(tx, { steps });
}

export async function saveLogo(call: Call<object, Caller>): Promise<void> {
  const { adminId } = await requireSetup(call.platform.database, call);
  await changeLogo({ ...call, caller: { userId: adminId } });
}

export async function dropLogo(call: SetupCall): Promise<void> {
  const { adminId } = await lockSetup(call);
  await removeLogo({ tx: call.tx, caller: { userId: adminId } });
}

/** The mail has to be tried again: it may go to another address now. */
export async function saveAdmin(
  call: SetupCall<z.output<typeof saveSetupAdminContract.input>>,
): Promise<void> {
  const { input, tx } = call;
  const run = await lockSetup(call);
  const id = await saveFirstAdmin(call, input, run.adminId);
  await changeFirstRun(tx, { admin: id, mail_sent_at: null, mail_confirmed_at: null });
  await recordAudit(tx, {
    actor: { id, kind: 'admin' },
    action: 'staff.first_admin',
    subject: { collection: 'directus_users', id },
  });
}
