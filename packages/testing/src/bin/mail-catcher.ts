// The mail catcher as a separate process: `node mail-catcher.ts SMTP_PORT HTTP_PORT`.
import { startMailCatcher } from '../mail-catcher.ts';

const [smtp, http] = process.argv.slice(2).map(Number);
await startMailCatcher({ smtp: smtp ?? 0, http: http ?? 0 });
