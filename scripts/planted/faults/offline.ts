import { inArea } from '../fault.ts';
import { journey, web } from './paths.ts';

export const offlineFaults = inArea('offline', [
  {
    name: 'an ended session loses what waits',
    says: 'A note written without a signal is dropped because the session had ended meanwhile.',
    file: `${web}/shared/api/outbox/create-outbox.ts`,
    find: '![401, 408, 429].includes(error.status)',
    replace: '![408, 429].includes(error.status)',
    proof: { tier: 'web-node', files: [`${web}/shared/api/outbox/create-outbox.test.ts`] },
  },
  {
    name: 'the phone keeps the code of the office',
    says: 'Every member downloads the back office to the phone.',
    file: 'apps/web/scripts/app-shell.ts',
    find: "filesReachedFrom(manifest, ['index.html'], adminDoors)",
    replace: "filesReachedFrom(manifest, ['index.html'], [])",
    proof: { tier: 'web-node', files: ['apps/web/scripts/app-shell.test.ts'] },
  },
  {
    name: 'a page does not open without a signal',
    says: 'A member on a train opens the form and gets the error page of the browser.',
    file: 'apps/web/scripts/app-shell.ts',
    find: "      navigateFallback: '/index.html',\n",
    replace: '      navigateFallback: null,\n',
    proof: { tier: 'e2e', project: 'phone', files: journey('offline'), grep: 'every tap' },
  },
  {
    name: 'what waits is not sent when the app opens',
    says: 'A note from the train is not sent after the app was closed, although there is a signal.',
    file: `${web}/app/offline/use-reconnection.ts`,
    find: '    // What waited when the page was closed.\n    void outbox.flush();\n',
    replace: '',
    proof: { tier: 'e2e', project: 'phone', files: journey('offline'), grep: 'every tap' },
  },
]);
