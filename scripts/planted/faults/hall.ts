import { inArea } from '../fault.ts';
import { integration, journey, server, web } from './paths.ts';

export const hallFaults = inArea('hall', [
  {
    name: 'who withdraws stays on the screen',
    says: 'A candidate who withdrew during the event stays on the wall until the next slide.',
    file: `${web}/features/hall-tv/model/tv-player.ts`,
    find: "if (shown && 'card' in shown && !facts.serials.includes(shown.card.serial_number))",
    replace: "if (shown && 'missing' in shown && !facts.serials.includes(shown.missing))",
    proof: { tier: 'web-node', files: [`${web}/features/hall-tv/model/tv-player.test.ts`] },
  },
  {
    name: 'the hall shows hidden profiles',
    says: 'A family that paused its profile sees it on the wall of the hall.',
    file: `${server}/platform/hall-sql.ts`,
    find: "p.status = 'Active' and not p.is_hidden and p.gender is not null",
    replace: "p.status = 'Active' and p.gender is not null",
    proof: { tier: 'integration', files: integration('hall') },
  },
  {
    name: 'a screen reads before it is authorised',
    says: 'Anybody who opens the page of a screen reads all candidates with their numbers.',
    file: `${server}/hall/viewer.ts`,
    find: 'return screen?.authorised_at ? screen.id : null;',
    replace: 'return screen ? screen.id : null;',
    proof: { tier: 'integration', files: integration('hall') },
  },
  {
    name: 'a removed screen keeps what it holds',
    says: 'A rented television goes back with the cards and photos of all candidates.',
    file: `${web}/features/hall-tv/model/tv-session.ts`,
    find: '    await this.#memory.erase();\n',
    replace: '',
    proof: {
      tier: 'e2e',
      project: 'desktop',
      files: journey('office-hall'),
      olderFiles: journey('hall'),
      grep: 'is paired',
    },
  },
]);
