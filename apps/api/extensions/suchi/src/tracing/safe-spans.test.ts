import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import { withoutLiterals, withoutPersonalData } from './safe-spans.ts';

function exported(span: object): ReadableSpan | undefined {
  let sent: ReadableSpan[] = [];
  const collector: SpanExporter = {
    export: (spans) => {
      sent = spans;
    },
    shutdown: async () => {},
  };
  withoutPersonalData(collector).export([span as ReadableSpan], () => {});
  return sent[0];
}

describe('a span that leaves the server', () => {
  it('keeps its name and times, and only the attributes of the list', () => {
    const span = exported({
      name: 'GET /qe_search/candidates',
      duration: [0, 5],
      status: { code: 2, message: 'Key (email)=(asha@example.org) exists' },
      events: [{ name: 'exception', attributes: { 'exception.message': 'asha@example.org' } }],
      attributes: {
        'http.route': '/qe_search/candidates',
        'url.query': 'name=Asha',
        'client.address': '203.0.113.7',
        'user_agent.original': 'Phone',
      },
    });
    expect(span?.name).toBe('GET /qe_search/candidates');
    expect(span?.duration).toEqual([0, 5]);
    expect(span?.status).toEqual({ code: 2 });
    expect(span?.events).toEqual([]);
    expect(span?.attributes).toEqual({ 'http.route': '/qe_search/candidates' });
  });

  it('has the text of a query without its literals', () => {
    const span = exported({
      status: { code: 0 },
      attributes: { 'db.statement': "select * from t where email = 'o''hara@example.org'" },
    });
    expect(span?.attributes).toEqual({ 'db.statement': 'select * from t where email = ?' });
  });
});

it.each([
  ['select "a1" from t1 where n = $1 limit 20', 'select "a1" from t1 where n = $1 limit ?'],
  ["values ('98200 12345', 3.5)", 'values (?, ?)'],
])('removes the literals of %s', (sql, expected) => {
  expect(withoutLiterals(sql)).toBe(expected);
});
