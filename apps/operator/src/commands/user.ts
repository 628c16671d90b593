import type { Command, Given, Outcome } from '../command.ts';
import { askEngine } from '../engine.ts';
import { OperatorError } from '../exit.ts';

const tasks = ['make-operator', 'make-admin', 'reset-second-factor', 'log-mark'] as const;
type Task = (typeof tasks)[number];

export const user: Command = {
  name: 'user',
  summary:
    'make an operator or an admin, reset the second factor of a staff account, or find an account in the log',
  words: { usage: `${tasks.join('|')} EMAIL`, max: 2 },
  help: `
make-operator EMAIL        makes an account for the Studio, with all rights there. It asks for a password; a script sets
                           SUCHI_OPERATOR_PASSWORD for this one command.
make-admin EMAIL           makes a member an admin of the association's office, for example the first one. The person registers
                           and verifies the address first. They are logged out, and find Admin at their next login. The
                           audit log records it.
reset-second-factor EMAIL  lets a person of the staff, or an operator, log in with the password alone, and logs them out
                           everywhere. For a lost phone, when no other admin can do it. First make sure that this
                           person sent the request. The audit log records it, and they get a mail.
log-mark EMAIL             prints what stands for an account in the log of the nodes ("account" in its lines), where
                           nobody is named.`,
  async run(given) {
    const [task, email] = given.words;
    if (!isTask(task) || email === undefined || !email.includes('@'))
      throw new OperatorError(
        'usage',
        'A task and an e-mail address are needed.',
        `For example: suchi user ${tasks[0]} operator@example.org`,
      );
    return run[task](given, email);
  },
};

const next = 'Check the address.';

const isTask = (word: string | undefined): word is Task => tasks.some((task) => task === word);

async function makeOperator(given: Given, email: string) {
  const { settings, step } = given;
  const password =
    settings.variables['SUCHI_OPERATOR_PASSWORD'] ??
    (await given.askSecret('Password of the new operator: '));
  if (!password)
    throw new OperatorError(
      'refused',
      'There is no password for the new operator.',
      'Type it when asked, or set SUCHI_OPERATOR_PASSWORD for this command.',
    );
  step('Making the account…');
  const id = await askEngine(given.settings, ['suchi', 'make-operator'], {
    next,
    variables: { SUCHI_OPERATOR_EMAIL: email, SUCHI_OPERATOR_PASSWORD: password },
  });
  return {
    lines: ['The operator can log in to the Studio now, and should turn on two-factor login there.'],
    facts: { id },
  };
}

async function makeAdmin(given: Given, email: string) {
  given.step('Making the admin…');
  const id = await askEngine(given.settings, ['suchi', 'make-admin', email], { next });
  return { lines: ['The account is an admin now, and finds Admin at the next login.'], facts: { id } };
}

async function resetSecondFactor(given: Given, email: string) {
  given.step('Resetting…');
  const id = await askEngine(given.settings, ['suchi', 'reset-second-factor', email], { next });
  return { lines: ['The account logs in with its password alone now.'], facts: { id } };
}

async function findLogMark(given: Given, email: string) {
  const mark = await askEngine(given.settings, ['suchi', 'log-mark', email], { next });
  return { lines: [mark], facts: { mark } };
}

const run = {
  'make-operator': makeOperator,
  'make-admin': makeAdmin,
  'reset-second-factor': resetSecondFactor,
  'log-mark': findLogMark,
} satisfies Record<Task, (given: Given, email: string) => Promise<Outcome>>;
