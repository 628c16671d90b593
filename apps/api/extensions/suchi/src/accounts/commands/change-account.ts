import { roleIds } from '@suchi/domain/accounts';
import { searchPlanId } from '@suchi/domain/money';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/access.ts';
import { elevate } from '../../platform/elevate.ts';
import type { WriteCall } from '../../platform/route.ts';
import type { Row } from '../../platform/rows.generated.ts';

// For other rooms, which decide and lock first.

export async function changeAccount(
  tx: Knex.Transaction,
  userId: string,
  changes: Partial<
    Row<
      'directus_users',
      'status' | 'role' | 'invited_at' | 'password' | 'is_reactivated' | 'app_language' | 'email_verified'
    >
  >,
): Promise<void> {
  await tx('directus_users').where({ id: userId }).update(changes);
}

type EngineCall = Pick<WriteCall<unknown, Caller>, 'tx' | 'schema' | 'platform'>;

/** Without a password. The engine's own errors quote the address. */
export async function createInvited({ tx, schema, platform }: EngineCall, email: string): Promise<string> {
  const options = elevate('an admin invites staff, and no policy lets anyone make accounts', {
    knex: tx,
    schema,
  });
  return new platform.services.UsersService(options).createOne({
    email,
    role: roleIds.staff,
    status: 'invited',
  });
}

export async function activateInvited(
  { tx, schema, platform }: EngineCall,
  userId: string,
  person: { first_name: string; last_name: string; password: string },
): Promise<void> {
  const options = elevate('an invited person sets the first password of the account', { knex: tx, schema });
  await new platform.services.UsersService(options).updateOne(
    userId,
    { ...person, status: 'active', email_verified: true },
    // Without the mail about a changed password.
    { emitEvents: false },
  );
}

/**
 * Brings the accounts' copies up to date: until when they may search, how far their newest book is, who it is for and
 * where it goes.
 */
export async function refreshAccounts(tx: Knex.Transaction, userIds: readonly string[]): Promise<void> {
  await tx.raw(
    `update directus_users u set
        membership_valid_till = (select max(s.end_date) from qd_subscriptions s
                                  where s."user" = u.id and s.plan = ? and s.status = 'active'),
        (suchi_book_order, suchi_name, delivery_address) = (
          select o.order_status, o.name, case when o.delivery_kind = 'post' then
                   nullif(concat_ws(', ', nullif(o.address, ''), nullif(o.city, ''), nullif(o.pincode, '')), '') end
            from qd_order o where o."user" = u.id and o.status = 'paid' and not o.is_archived
           order by o.order_date desc, o.id desc limit 1)
      where u.id = any(?::uuid[])`,
    [searchPlanId, userIds],
  );
}
