import { defineEndpoint } from '@directus/extensions-sdk';
import {
  boardDraftContract,
  boardDraftPdfContract,
  callPersonContract,
  changeRangeContract,
  incidentContract,
  incidentFileContract,
  incidentsContract,
  incidentStepContract,
  openIncidentContract,
} from '@suchi/contracts/privacy';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { draftForBoard, printedDraftForBoard } from './commands/board-draft.ts';
import { exportPeople } from './commands/incident-files.ts';
import {
  changeRange,
  notePersonCalled,
  openIncident,
  readIncident,
  readIncidents,
  takeIncidentStep,
} from './commands/incidents.ts';
import { presentIncident, presentIncidents } from './present-incident.ts';

const hour = 3600;
const reading = perAccount({ name: 'incident-read', times: 2000, perSeconds: hour });
/** Each reads the log of a range. */
const finding = perAccount({ name: 'incident-find', times: 60, perSeconds: hour });
const acting = perAccount({ name: 'incident-act', times: 2000, perSeconds: hour });
const files = perAccount({ name: 'incident-file', times: 60, perSeconds: hour });

/** A misused account: what was seen, the clocks of the law, and who was told. */
export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: incidentsContract,
    limits: [reading],
    reads: readIncidents,
    present: presentIncidents,
  });
  mountRoute(router, platform, {
    contract: incidentContract,
    limits: [reading],
    reads: readIncident,
    present: presentIncident,
  });
  mountRoute(router, platform, {
    contract: openIncidentContract,
    limits: [finding],
    writes: openIncident,
    present: (opened) => opened,
  });
  const nothing = { present: () => ({}) };
  mountRoute(router, platform, {
    ...nothing,
    contract: changeRangeContract,
    limits: [finding],
    writes: changeRange,
  });
  mountRoute(router, platform, {
    ...nothing,
    contract: incidentStepContract,
    limits: [acting],
    writes: takeIncidentStep,
  });
  mountRoute(router, platform, {
    ...nothing,
    contract: callPersonContract,
    limits: [acting],
    writes: notePersonCalled,
  });
  const file = { limits: [files], present: <File>(made: File) => made };
  mountRoute(router, platform, { ...file, contract: incidentFileContract, runs: exportPeople });
  mountRoute(router, platform, { ...file, contract: boardDraftContract, runs: draftForBoard });
  mountRoute(router, platform, { ...file, contract: boardDraftPdfContract, runs: printedDraftForBoard });
});
