import type { FileOutput } from '@suchi/contracts/basics';
import type { incidentFileContract } from '@suchi/contracts/privacy';
import { formatIncidentReference } from '@suchi/domain/data-use';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import { auditOfExport, exportRows } from '../../platform/export-rows.ts';
import type { Call } from '../../platform/route.ts';
import { seenBy } from '../codec.ts';
import { peopleOf, personColumns, personOrder, type PersonRow } from '../incident-repository.ts';
import { requireIncident } from './incidents.ts';

/** Each line says why the list was made. */
export async function exportPeople(
  call: Call<z.output<typeof incidentFileContract.input>, RoleCaller>,
): Promise<FileOutput> {
  const { id, contacts_reason: reason } = call.input;
  const { database } = call.platform;
  await requireIncident(database, id);
  const head = ['Suchi no.', 'Name', 'Seen', 'Times', 'Told', 'Who answered'];
  const { rows, content } = await exportRows<PersonRow>(call, {
    source: peopleOf(id, 'all'),
    profiles: 'p.id',
    orderBy: personOrder,
    columns: personColumns,
    header: reason === undefined ? head : [...head, 'Mobile', 'Reason of this list'],
    write: (person) => [
      person.serial_number,
      person.name,
      seenBy(person).join(', '),
      person.times,
      person.told,
      person.called_name,
      ...(reason === undefined ? [] : [person.mobile, reason]),
    ],
    audit: auditOfExport('incident', {
      selection: { all: true, filter: {}, except: [] },
      list: String(id),
      reason,
    }),
  });
  return { name: `${formatIncidentReference(id)}.csv`, content, rows };
}
