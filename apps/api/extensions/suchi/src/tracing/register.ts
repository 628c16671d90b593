// Loaded before a node or a worker: `NODE_OPTIONS=--import=@suchi/extension/tracing`. It sends traces to the collector
// that OTEL_EXPORTER_OTLP_ENDPOINT names; without that variable it loads nothing else.
import { tracing } from './env.ts';

if (tracing) {
  const { startTracing } = await import('./start-tracing.ts');
  startTracing(tracing);
}
