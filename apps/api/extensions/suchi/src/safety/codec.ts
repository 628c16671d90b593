import { reportReasons, reportSources } from '@suchi/domain/safety';
import * as z from 'zod/mini';

const entry = z.object({
  at: z.string(),
  /** Null in an alert. */
  reason: z.nullable(z.enum(reportReasons)),
  source: z.nullable(z.enum(reportSources)),
  text: z.string(),
  /** In an alert: how many numbers, profiles or reporters. */
  count: z.nullable(z.int()),
  /** Of a visitor: which link to a biodata they had. */
  link: z.optional(z.string()),
});
export type ReportEntry = z.infer<typeof entry>;

const found = z.array(z.object({ id: z.int(), at: z.string() }));
const evidence = z.object({ opened: found, messages: found, earlier: found });
/** Ids and times only; texts and names stay in their own rows. */
export type Evidence = z.infer<typeof evidence>;

export const noEvidence: Evidence = { opened: [], messages: [], earlier: [] };

/** The columns hold what this context wrote; anything else counts as empty. */
export function parseEntries(value: unknown): ReportEntry[] {
  return z.array(entry).safeParse(value).data ?? [];
}

export function parseEvidence(value: unknown): Evidence {
  return evidence.safeParse(value).data ?? noEvidence;
}
