import type { Command } from '../command.ts';
import { askEngine } from '../engine.ts';

export const setupLink: Command = {
  name: 'setup-link',
  summary: 'print a new link of the first-run wizard, which makes the first admin',
  help: `
Prints a link that opens the first-run wizard: the association's names, logo and colour, the first admin, mail, payments
and backups. Give it to the person who sets the association up, and to nobody else. It is printed once and stored as a hash,
works for 72 hours, and only in the browser that opens it first. A new link ends the one before; what was saved stays.

It is refused once the association is open, and where there is an admin that the wizard did not make.`,
  async run({ settings }) {
    const link = await askEngine(settings, ['suchi', 'make-setup-link'], {
      next: 'Nothing was changed. An admin logs in as usual.',
    });
    return {
      lines: [link, 'It works for 72 hours, in the browser that opens it first.'],
      facts: { link },
    };
  },
};
