import { inArea } from '../fault.ts';
import { domain, integration, journey, server, web } from './paths.ts';

export const sessionFaults = inArea('session', [
  {
    name: 'a code has one try more',
    says: 'Who guesses the code of another person has more tries than promised.',
    file: `${domain}/accounts/one-time-code.ts`,
    find: 'sent.triesUsed >= oneTimeCodeRules.tries',
    replace: 'sent.triesUsed > oneTimeCodeRules.tries',
    proof: { tier: 'rules', files: [`${domain}/accounts/one-time-code.test.ts`] },
  },
  {
    name: 'a late answer ends the session of the next person',
    says: 'A member who has just signed in is thrown out by a request of the person before.',
    file: `${web}/shared/api/session.ts`,
    find: 'if (response.status === 401 && sentAs !== null && user.shown() === sentAs)',
    replace: 'if (response.status === 401 && sentAs !== null)',
    proof: { tier: 'web-node', files: [`${web}/shared/api/session.test.ts`] },
  },
  {
    name: 'a suspended browser stays signed in',
    says: 'A man who was suspended for threats goes on reading profiles.',
    file: `${server}/accounts/sessions/check-session.ts`,
    find: "if (!state?.session || state.status !== 'active' || state.role !== claims.role) return false;",
    replace: 'if (!state?.session || state.role !== claims.role) return false;',
    proof: { tier: 'integration', files: integration('sessions') },
  },
  {
    name: 'a suspension leaves the sessions',
    says: 'A stolen phone of a suspended account is signed in again when the account is restored.',
    file: `${server}/staff/commands/suspend-account.ts`,
    find: '  await endSessions(tx, account.id);\n',
    replace: '',
    proof: { tier: 'integration', files: integration('staff') },
  },
  {
    name: 'a device of another account is ended',
    says: 'A member can sign other members out.',
    file: `${server}/accounts/sessions/repository.ts`,
    find: '.where({ user: userId, session_id: sessionId })',
    replace: '.where({ session_id: sessionId })',
    proof: { tier: 'integration', files: integration('sessions') },
  },
  {
    name: 'other tabs do not hear of a logout',
    says: 'On a shared computer a second tab still shows the member who has logged out.',
    file: `${web}/shared/api/api.ts`,
    find: "window.addEventListener('storage', session.hearOtherTab);\n",
    replace: '',
    proof: { tier: 'e2e', project: 'phone', files: journey('sessions'), grep: 'three tabs' },
  },
]);
