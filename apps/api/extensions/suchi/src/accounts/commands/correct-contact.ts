import type { SchemaOverview } from '@directus/types';
import type { Knex } from 'knex';
import { type ContactPart, queueMail } from '../../mail/commands/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { endSessions } from '../sessions/commands/end-sessions.ts';
import { findContact, findProvenAddress } from '../repository.ts';
import { saveContact } from '../save-contact.ts';
import { requireMobile } from '../require-mobile.ts';
import { unproven } from '../unproven.ts';

interface CorrectCall {
  tx: Knex.Transaction;
  now: Date;
  schema: SchemaOverview;
  platform: Platform;
}

export interface TypedContact {
  email?: string | undefined;
  mobile?: string | undefined;
}

/** Writes what differs and tells the verified address of before. Returns what changed; null if the address is taken. */
export async function correctContact(
  call: CorrectCall,
  userId: string,
  typed: TypedContact,
): Promise<ContactPart[] | null> {
  const { tx, now, platform } = call;
  const before = await findContact(tx, userId);
  const mobile = typed.mobile === undefined ? before.mobile : requireMobile(typed.mobile);
  const email = typed.email ?? before.email;
  const changed: ContactPart[] = [];
  if (email !== before.email) changed.push('email');
  if (mobile !== before.mobile) changed.push('mobile');
  if (changed.length === 0) return changed;

  // An unverified address may belong to another person, who must not learn that this account exists.
  const told = await findProvenAddress(tx, userId);
  const isSaved = await saveContact(call, userId, {
    ...(changed.includes('mobile') && { mobile }),
    ...(changed.includes('email') && { ...unproven, email }),
  });
  if (!isSaved) return null;
  if (changed.includes('email')) await endSessions(tx, userId);
  if (told !== null) {
    const facts = { firstName: told.firstName, changed, at: now };
    await queueMail({ tx, platform }, { kind: 'contact_corrected', to: told.email, person: userId, facts });
  }
  return changed;
}
