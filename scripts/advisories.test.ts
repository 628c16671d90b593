import { expect, it } from 'vitest';
import { judgeAudit } from './advisories.ts';

const report = '┌─────────┐\n│ high    │ Something that waits for ETA │\n1 vulnerabilities found\n';

it.each([
  ['nothing', { code: 0, text: 'No known vulnerabilities found\n' }, 'clean'],
  ['a serious weakness', { code: 1, text: report }, 'weak'],
  [
    'no list at the registry',
    { code: 1, text: 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n × The audit endpoint responded with 405:' },
    'not_looked_up',
  ],
  ['no network', { code: 1, text: 'request failed, reason: getaddrinfo ENOTFOUND' }, 'not_looked_up'],
  ['a program that did not run', { code: null, text: '' }, 'weak'],
])('%s is told apart', (_what, audit, state) => {
  expect(judgeAudit(audit).state).toBe(state);
});

it('a weakness is shown whole', () => {
  expect(judgeAudit({ code: 1, text: report }).says).toContain('waits for ETA');
});
