import type { Duty } from '@suchi/domain/accounts';
import type * as z from 'zod/mini';
import type { PlainErrorCode } from './error-details.ts';

/**
 * Who may call an endpoint: everyone; an account, verified or not; a verified member or staff; any staff; staff who may
 * still lack the second factor that the association requires; admins; staff with this duty, and admins. The default is
 * `member`.
 */
export type Access = 'visitor' | 'account' | 'member' | 'staff' | 'new_staff' | 'admin' | Duty;

/** A body that is not JSON. Type and size are checked before the first byte is read. */
export interface BytesBody {
  /** Whole content types, or a prefix with its slash: `image/`. */
  contentTypes: readonly string[];
  maxBytes: number;
  wrongType: PlainErrorCode;
  tooLarge: PlainErrorCode;
  /** Headers that are members of the input, by the member's name. */
  headers?: Readonly<Record<string, string>>;
}

/** The content type of an answer that is a file and not JSON. */
export type FileType =
  | 'application/pdf'
  | 'text/csv; charset=utf-8'
  | 'text/plain; charset=utf-8'
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp';

/** The contract of one endpoint: its path, who may call it, its input and its output. */
export interface EndpointContract<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Allowed extends Access = Access,
> {
  method: 'GET' | 'POST';
  /** The engine mounts a group of routes under this first segment, such as `qe_auth`. */
  group: `qe_${string}`;
  path: `/${string}`;
  /** Default: `member`. */
  access?: Allowed;
  /** By default the body is JSON. With `bytes`, `input` is read from the query string. */
  bytes?: BytesBody;
  /** With it, `output` is `fileOutput`. */
  file?: FileType;
  /** The same for everyone: a browser may keep the answer so long. nginx names these paths too. */
  publicForSeconds?: number;
  /** The answer is a 303 to the output's `location`. */
  isRedirect?: boolean;
  input: Input;
  output: Output;
}

/** Declares an endpoint and keeps the exact types of its schemas. */
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
