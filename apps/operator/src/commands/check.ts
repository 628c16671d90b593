import type { Command } from '../command.ts';
import { inspect, presentFindings } from '../inspect/finding.ts';
import { inspectProgram, inspectSchema } from '../inspect/programs.ts';
import { inspectNode, inspectServices } from '../inspect/services.ts';
import { inspectBackupSettings, inspectPlaceholders, inspectUploads } from '../inspect/settings.ts';

const longestStartMs = 120_000;

export const check: Command = {
  name: 'check',
  summary: 'see whether settings, services, schema and programs are as they must be',
  help: `
Checks the settings, whether PostgreSQL, Redis and the API node on this machine respond, whether the database has the
schema of this release, and whether the programs are there that backups need. Nothing is changed. Run it after an
installation or an upgrade, and when something does not work. \`suchi doctor\` looks at what surrounds it.`,
  options: {
    wait: { type: 'boolean', about: 'wait up to two minutes for an API node that has just been started' },
  },
  async run({ settings, options, step }) {
    step('Comparing the schema takes some seconds…');
    const services = inspectServices(settings);
    const found = await Promise.all([
      inspect('settings', '', async () => inspectPlaceholders(settings.variables)),
      inspect('backup settings', '', async () => inspectBackupSettings(settings)),
      inspect(
        'uploads',
        settings.env.storage === 's3'
          ? 'Check the SUCHI_S3_ variables, and the rights of the key.'
          : 'Make the folder SUCHI_UPLOADS, owned by the user who runs Suchi.',
        () => inspectUploads(settings),
      ),
      services,
      inspect('API node', '', () =>
        inspectNode(settings, { waitMs: options['wait'] === true ? longestStartMs : 0 }),
      ),
      inspect('schema', 'Check PostgreSQL and Redis first.', async () =>
        inspectSchema(settings, await services),
      ),
      inspect('pg_dump', 'Install it: apt install postgresql-client', () => inspectProgram('pg_dump')),
      inspect('restic', 'Install it: apt install restic', () => inspectProgram('restic')),
    ]);
    return presentFindings(found.flat());
  },
};
