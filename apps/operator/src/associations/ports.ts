import { firstAssociation } from './names.ts';

/** The ports of one association, all on the loopback address. */
export interface Ports {
  nodes: readonly [number, number];
  studio: number;
  /** Of the two nodes and the worker. */
  metrics: readonly number[];
}

export const firstPort = 8055;
const firstStudioPort = 8090;

/** Those of others end in 5, so that each has ten numbers. */
const [lowest, highest, step] = [8105, 8995, 10];

/** All of them follow from the port of the first node. */
export function portsOf(name: string, port: number): Ports {
  return {
    nodes: [port, port + 1],
    studio: name === firstAssociation ? firstStudioPort : port - 5,
    metrics: [port - 1, port, port + 1].map((each) => 10_000 + each),
  };
}

export const allPorts = ({ nodes, studio, metrics }: Ports): number[] => [...nodes, studio, ...metrics];

/** The ports of first nodes that a new association can have, the lowest first. */
export function listPorts(taken: readonly number[]): number[] {
  const all = Array.from({ length: (highest - lowest) / step + 1 }, (_, place) => lowest + place * step);
  return all.filter((port) => !taken.includes(port));
}

export const isPortOfOurs = (port: number): boolean => listPorts([]).includes(port);
