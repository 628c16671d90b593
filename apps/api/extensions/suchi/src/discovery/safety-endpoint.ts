import { defineEndpoint } from '@directus/extensions-sdk';
import {
  decideReportContract,
  ownReportsContract,
  reportCaseContract,
  reportContract,
  reportedPersonContract,
  reportQueueContract,
} from '@suchi/contracts/safety';
import { usePlatform } from '../platform/platform.ts';
import { mountRoute, perAccount } from '../platform/route.ts';
import { decideReport } from '../safety/commands/decide-report.ts';
import { readOwnReports, readReportCase, readReportQueue } from '../safety/commands/read-reports.ts';
import {
  presentOwnReports,
  presentReference,
  presentReportCase,
  presentReported,
  presentReportQueue,
} from '../safety/present.ts';
import { readReportedPerson, reportMember } from './commands/report-member.ts';
import { presentReportedPerson } from './present-people.ts';

const hour = 3600;
/** More than a harassed family needs, too few to flood the office. */
const reporting = perAccount({ name: 'safety-report', times: 20, perSeconds: 24 * hour });
const reading = perAccount({ name: 'safety-read', times: 600, perSeconds: hour });
const officeReading = perAccount({ name: 'safety-desk', times: 6000, perSeconds: hour });
const deciding = perAccount({ name: 'safety-decide', times: 600, perSeconds: hour });

export default defineEndpoint((router, context) => {
  const platform = usePlatform(context);
  mountRoute(router, platform, {
    contract: reportContract,
    limits: [reporting],
    writes: reportMember,
    present: presentReported,
  });
  mountRoute(router, platform, {
    contract: reportedPersonContract,
    limits: [reading],
    reads: readReportedPerson,
    present: presentReportedPerson,
  });
  mountRoute(router, platform, {
    contract: ownReportsContract,
    limits: [reading],
    reads: readOwnReports,
    present: presentOwnReports,
  });
  mountRoute(router, platform, {
    contract: reportQueueContract,
    limits: [officeReading],
    reads: readReportQueue,
    present: presentReportQueue,
  });
  mountRoute(router, platform, {
    contract: reportCaseContract,
    limits: [officeReading],
    readsSnapshot: readReportCase,
    present: presentReportCase,
  });
  mountRoute(router, platform, {
    contract: decideReportContract,
    limits: [deciding],
    writes: decideReport,
    present: presentReference,
  });
});
