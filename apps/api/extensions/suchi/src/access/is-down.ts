/**
 * PostgreSQL's own words for a lost connection (08), for want of connections, memory or disk (53), and for a server that
 * stops or starts (57P).
 */
const ofPostgres = /^(08...|53...|57P0[1-5])$/;

const ofTheNetwork = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** `KnexTimeoutError`: no connection became free in time. The others are Redis's. */
const names = new Set(['KnexTimeoutError', 'MaxRetriesPerRequestError', 'AbortError']);

/** The driver has no code for a connection that ends during a query, and Knex puts the query before its words. */
const ended = /(?:^| - )(?:Connection terminated(?: \w+)*|Connection is closed\.?|timeout expired)$/;

/** Whether an error says that PostgreSQL or Redis does not answer: it passes, and trying again is right. */
export function isDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    ofPostgres.test(code) || ofTheNetwork.has(code) || names.has(error.name) || ended.test(error.message)
  );
}
