// `pnpm stack:down`: ends what `pnpm stack:up` started, each process by its id.
import { stopStack } from './stack-processes.ts';

const stopped = stopStack();
process.stdout.write(stopped.length > 0 ? `Ended: ${stopped.join(', ')}\n` : 'Nothing was running.\n');
