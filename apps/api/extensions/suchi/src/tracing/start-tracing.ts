import { IncomingMessage } from 'node:http';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Request } from 'express';
import { routeGroup } from '../platform/declared-routes.ts';
import { withoutPersonalData } from './safe-spans.ts';

/** Traces of requests and jobs, with their database queries. */
export function startTracing({ serviceName, ratio }: { serviceName: string; ratio: number }): void {
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withoutPersonalData(new OTLPTraceExporter()) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        requireParentforOutgoingSpans: true,
        ignoreIncomingRequestHook: ({ url = '' }) => url.startsWith('/qe_health') || url === '/metrics',
        applyCustomAttributesOnSpan: (span, request) => {
          if (!(request instanceof IncomingMessage)) return;
          // Express shortens `url` on its way through the routers.
          const { originalUrl = '/' } = request as Partial<Request>;
          const route = routeGroup(originalUrl.split('?', 1)[0] ?? '/');
          span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
        },
      }),
      // A worker asks for jobs all day; those queries belong to no trace.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // The last spans are sent before the process ends; the engine and the worker decide when it does.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void provider.forceFlush());
}
