import { roleIds } from '@suchi/domain/accounts';
import type { TestInstallation } from '@suchi/testing';
import type { Payer } from './payments.ts';

let made = 0;

/** An account without a password: registering takes long, and most buyers never sign in here. */
export async function insertBuyer(server: TestInstallation): Promise<Payer> {
  made += 1;
  const email = `buyer${made}@example.org`;
  const [row] = await server.query<{ id: string }>(
    `insert into directus_users (id, first_name, last_name, email, email_verified, role, status)
     values (gen_random_uuid(), 'Asha', 'Patil', $1, true, $2, 'active') returning id`,
    [email, roleIds.user],
  );
  return { id: row?.id ?? '', token: '', email };
}

/** Every test has orders of its own; a search for the city finds no others. */
export async function makeOrders(
  server: TestInstallation,
  count: number,
  changes: Record<string, unknown> = {},
  given?: Payer,
) {
  made += 1;
  const city = `Town${String(made).padStart(3, '0')}`;
  const buyer = given ?? (await insertBuyer(server));
  const ids: number[] = [];
  for (let index = 0; index < count; index++) {
    const row = {
      user: buyer.id,
      status: 'paid',
      name: `Buyer ${index + 1}`,
      address: `${index + 1} Lake Road`,
      city,
      pincode: String(400_099 - index),
      mobile: '919000000001',
      ...changes,
    };
    const columns = Object.keys(row);
    const [inserted] = await server.query<{ id: number }>(
      `insert into qd_order (${columns.map((name) => `"${name}"`).join(', ')})
       values (${columns.map((_, place) => `$${place + 1}`).join(', ')}) returning id`,
      Object.values(row),
    );
    ids.push(inserted?.id ?? 0);
  }
  return { buyer, city, ids };
}
