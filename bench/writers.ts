import { Pool } from 'pg';

/** Writes that change search results: hides a profile, and the next write shows it again. */
export async function startWriters(databaseUrl: string, perSecond: number) {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  const { rows } = await pool.query<{ id: number }>(
    `select id from qd_matrimonial_profile where status = 'Active' and gender = 'Female' and not is_hidden
      order by date_created desc limit 500`,
  );
  let written = 0;
  const write = () => {
    const id = rows[Math.floor(written / 2) % rows.length]?.id;
    written += 1;
    return pool.query('update qd_matrimonial_profile set is_hidden = $2 where id = $1', [
      id,
      written % 2 === 1,
    ]);
  };
  const timer = setInterval(() => void write(), 1000 / perSecond);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      await pool.query('update qd_matrimonial_profile set is_hidden = false where id = any($1)', [
        rows.map(({ id }) => id),
      ]);
      await pool.end();
      return written;
    },
  };
}
