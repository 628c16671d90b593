// `pnpm stack:down`: ends the processes that `pnpm stack:up` started, each by its id.
import { stopStack } from './stack-processes.ts';

const stopped = stopStack();
process.stdout.write(stopped.length > 0 ? `Ended: ${stopped.join(', ')}\n` : 'Nothing was running.\n');
