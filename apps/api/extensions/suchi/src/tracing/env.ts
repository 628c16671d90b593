/** The standard names of OpenTelemetry. The exporter reads the rest of OTEL_EXPORTER_OTLP_ itself. */
const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = process.env;

/** Undefined when no collector is named: tracing is off. */
export const tracing = OTEL_EXPORTER_OTLP_ENDPOINT
  ? { serviceName: OTEL_SERVICE_NAME ?? 'suchi', ratio: Number(OTEL_TRACES_SAMPLER_ARG ?? 1) }
  : undefined;
