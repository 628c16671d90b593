import { SpanStatusCode, trace } from '@opentelemetry/api';

/** The trace of what runs now, for the log. Undefined when tracing is off. */
export function currentTraceId(): string | undefined {
  return trace.getActiveSpan()?.spanContext().traceId;
}

/** Runs the work of one job as a trace of its own. */
export function traceJob(queue: string, work: () => Promise<string>): Promise<string> {
  return trace.getTracer('suchi').startActiveSpan(`job ${queue}`, async (span) => {
    span.setAttribute('job.queue', queue);
    try {
      const result = await work();
      span.setAttribute('job.result', result);
      return result;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
