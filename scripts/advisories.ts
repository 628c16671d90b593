// Looks up known weaknesses of the packages that we ship. It fails for a serious one. A registry that has no such list
// is said and does not fail: then nothing was looked up.
import { spawnSync } from 'node:child_process';

export interface Audit {
  code: number | null;
  text: string;
}

export interface Verdict {
  state: 'clean' | 'weak' | 'not_looked_up';
  says: string;
}

/** By pnpm's own codes for a registry without the list, and by those of a network that does not answer. */
const unanswered =
  /ERR_PNPM_AUDIT_\w+|ERR_PNPM_META_FETCH_FAIL|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN/;

export function judgeAudit({ code, text }: Audit): Verdict {
  if (code === 0) return { state: 'clean', says: 'No serious weakness is known of what we ship.' };
  const reason = unanswered.exec(text)?.[0];
  if (reason === undefined) return { state: 'weak', says: text.trim() };
  return { state: 'not_looked_up', says: `The registry has no answer (${reason}): nothing was looked up.` };
}

if (process.argv[1] === import.meta.filename) {
  const { status, stdout, stderr } = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high'], {
    encoding: 'utf8',
  });
  const { state, says } = judgeAudit({ code: status, text: `${stdout}${stderr}` });
  // GitHub shows it above the log.
  const isMarked = state === 'not_looked_up' && process.env['GITHUB_ACTIONS'] === 'true';
  console.log(isMarked ? `::warning::${says}` : says);
  process.exitCode = state === 'weak' ? 1 : 0;
}
