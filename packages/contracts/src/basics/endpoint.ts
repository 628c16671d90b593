import type * as z from 'zod/mini';

/** What both sides agree on for one of our endpoints: where it is, what goes in, what comes out. */
export interface EndpointContract<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  method: 'GET' | 'POST';
  /** The engine mounts a group of routes under this first segment, for example `qe_auth`. */
  group: `qe_${string}`;
  /** The path below the group, with a leading slash. */
  path: `/${string}`;
  input: Input;
  output: Output;
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export function defineContract<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: EndpointContract<Input, Output>,
): EndpointContract<Input, Output> {
  return contract;
}

/** The full path of an endpoint as a client calls it. */
export function contractPath(contract: { group: string; path: string }): string {
  return `/${contract.group}${contract.path}`;
}
