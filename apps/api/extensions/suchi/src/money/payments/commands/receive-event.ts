import { createHash } from 'node:crypto';
import type { paymentWebhookContract } from '@suchi/contracts/money';
import * as z from 'zod/mini';
import type { Caller } from '../../../platform/access.ts';
import { codedError } from '../../../platform/coded-error.ts';
import type { WriteCall } from '../../../platform/route.ts';
import { insertEvent } from '../repository/events.ts';
import { requireProvider } from './require-provider.ts';

const providerId = z.string().check(z.regex(/^[A-Za-z0-9_]{1,64}$/));
/** An event of another shape is stored too, without an id. */
const entity = <Member extends z.ZodMiniType>(member: Member) =>
  z.optional(
    z.union([
      z.object({ entity: member }),
      z.pipe(
        z.unknown(),
        z.transform(() => undefined),
      ),
    ]),
  );

/** Only the ids are used; the rest is a picture of the moment of the event. */
const eventBody = z.object({
  event: z.string(),
  payload: z.object({
    payment: entity(z.object({ id: providerId, order_id: z.nullable(providerId) })),
    order: entity(z.object({ id: providerId })),
    refund: entity(z.object({ payment_id: providerId })),
  }),
});

/** Members about the payer. We store events to explain what happened, not to collect people. */
const personal = new Set(['email', 'contact', 'vpa', 'upi', 'card', 'customer_id', 'description', 'token']);

/** Stores an event and queues it, in one transaction. The worker then fetches what it is about. */
export async function receiveEvent({
  input,
  bytes,
  tx,
  platform,
}: WriteCall<z.output<typeof paymentWebhookContract.input>, Caller>): Promise<void> {
  if (!requireProvider(platform).isWebhookSignature(bytes, input.signature))
    throw codedError('PAYMENT_SIGNATURE_INVALID');
  const body = parseEvent(bytes.toString('utf8'));
  const { payment, order, refund } = body.payload;
  const eventId = await insertEvent(tx, {
    event_id: input.event_id,
    body_hash: createHash('sha256').update(bytes).digest('hex'),
    kind: body.event.slice(0, 64),
    provider_order_id: payment?.entity.order_id ?? order?.entity.id ?? null,
    provider_payment_id: payment?.entity.id ?? refund?.entity.payment_id ?? null,
    body: body.stored,
  });
  if (eventId !== null) await platform.jobs.enqueue(tx, 'payment-event', { eventId });
}

function parseEvent(text: string): z.output<typeof eventBody> & { stored: unknown } {
  const stored = withoutPeople(text);
  const parsed = eventBody.safeParse(stored);
  if (!parsed.success) throw codedError('INVALID_PAYLOAD', { fields: {} });
  return { ...parsed.data, stored };
}

function withoutPeople(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => (personal.has(name) ? undefined : value));
  } catch {
    return null;
  }
}
