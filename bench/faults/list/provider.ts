import type { Fault } from '../fault.ts';
import type { GateState } from '@suchi/testing';

const page = '<html><body>Scheduled maintenance</body></html>';
const nonsense = [
  'HTTP/1.1 200 OK',
  'content-type: text/html',
  `content-length: ${page.length}`,
  'connection: close',
  '',
  page,
].join('\r\n');

const provider = (name: string, says: string, state: GateState): Fault => ({
  name: `provider-${name}`,
  says: `the payment provider ${says}`,
  cause: ({ fleet }) => fleet.gates.provider.set(state),
  cure: ({ fleet }) => fleet.gates.provider.set('open'),
  seconds: 10,
  alert: 'PaymentProviderDown',
  // The longest that a call to the provider may take is ten seconds; a purchase may need two.
  answersWithin: 25,
  recoversWithin: 30,
});

export const providerFaults: readonly Fault[] = [
  { ...provider('down', 'is down', 'refusing'), isShort: true },
  provider('slow', 'takes longer than our patience', 'silent'),
  provider('nonsense', 'answers with a page about its maintenance', { saying: nonsense }),
];
