/**
 * A query on a replica can fail where the primary would answer: it does not respond, it ends queries that its replay
 * waits for, it is older than the schema, or the query writes.
 */
export function isReplicaTrouble(error: unknown): boolean {
  const { code = '', name = '', message = '' } = error as { code?: string; name?: string; message?: string };
  return (
    // Connections, a server that stops or is full, conflicts with the replay, read-only transactions, and columns of a
    // new release that have not arrived.
    /^(08|57P|40001|25006|53300|42703|42P01)/.test(code) ||
    /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND)/.test(code) ||
    name === 'KnexTimeoutError' ||
    // The driver has no code for these, and Knex puts the statement before them.
    /Connection terminated|Connection ended|timeout expired/.test(message)
  );
}
