import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Only these leave the server. Paths, query strings, addresses and messages of errors can name people. */
const allowed = new Set([
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'db.operation.name',
  'db.system',
  'db.system.name',
  'error.type',
  'job.queue',
  'job.result',
]);

/** The text of a query has placeholders for values; a literal may still be in it. */
const queryText = new Set(['db.statement', 'db.query.text']);

export function withoutPersonalData(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(safeSpan), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function safeSpan(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).flatMap(([name, value]) => {
      if (queryText.has(name)) return [[name, withoutLiterals(String(value))]];
      return allowed.has(name) ? [[name, value]] : [];
    }),
  );
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

/** `select 1 from users where email = 'a@b.org'` becomes `select ? from users where email = ?`. */
export function withoutLiterals(sql: string): string {
  return sql.replaceAll(/'(?:[^']|'')*'/g, '?').replaceAll(/(?<![\w$."])\d+(?:\.\d+)?/g, '?');
}
