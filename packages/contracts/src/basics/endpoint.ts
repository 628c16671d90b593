import type * as z from 'zod/mini';
import type { PlainErrorCode } from './error-details.ts';

/**
 * Who may call an endpoint: everyone; an account, verified or not; a verified member or staff; staff only.
 * A contract that says nothing means `member`.
 */
export type Access = 'visitor' | 'account' | 'member' | 'staff';

/** A body that is not JSON. Type and size are checked before the first byte is read. */
export interface BytesBody {
  /** Whole content types, or the first half with its slash: `image/`. */
  contentTypes: readonly string[];
  maxBytes: number;
  wrongType: PlainErrorCode;
  tooLarge: PlainErrorCode;
}

/** What both sides agree on for one of our endpoints: where it is, who may call it, what goes in, what comes out. */
export interface EndpointContract<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Allowed extends Access = Access,
> {
  method: 'GET' | 'POST';
  /** The engine mounts a group of routes under this first segment, for example `qe_auth`. */
  group: `qe_${string}`;
  /** The path below the group, with a leading slash. */
  path: `/${string}`;
  /** Left out: `member`. */
  access?: Allowed;
  /** Left out: the body is JSON. With it, `input` is read from the query, because the body is the bytes. */
  bytes?: BytesBody;
  input: Input;
  output: Output;
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export function defineContract<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Allowed extends Access = 'member',
>(contract: EndpointContract<Input, Output, Allowed>): EndpointContract<Input, Output, Allowed> {
  return contract;
}

/** The full path of an endpoint as a client calls it. */
export function contractPath(contract: { group: string; path: string }): string {
  return `/${contract.group}${contract.path}`;
}
