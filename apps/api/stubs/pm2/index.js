// The engine imports pm2 (AGPL-3.0) to share its metrics between pm2 processes. We run neither pm2 nor those
// metrics, and want no AGPL code among our packages: see docs/decisions/0001-engine-and-licence.md.
function notHere() {
  throw new Error('pm2 is not part of this installation; the engine’s METRICS_ENABLED must stay off');
}

export default { list: notHere, sendDataToProcessId: notHere };
