import type { Need } from '@suchi/testing';
import type { Finding } from '../payment-audit.ts';
import type { Alerts } from './alerts.ts';
import type { Fleet } from './fleet.ts';
import type { People } from './people.ts';

/** What a fault can work with. */
export interface Scene {
  fleet: Fleet;
  people: People;
  alerts: Alerts;
  say: (text: string) => void;
  /** How many faults so far cut the worker off from its mails. */
  cuts: number;
}

/** One thing that breaks. To add one, add it to a list in `list/`. */
export interface Fault {
  name: string;
  /** What breaks, in the words of the table. */
  says: string;
  /** One of the few of the short form. */
  isShort?: true;
  needs?: readonly Need[];
  /** Cannot be made without small file systems. */
  needsMount?: true;
  /** Brings the fleet where this fault can be made, before people come. `after` puts it back. */
  before?: (scene: Scene) => Promise<void>;
  cause: (scene: Scene) => Promise<void>;
  /** Ends the cause and nothing else: what stopped must come back by itself. */
  cure: (scene: Scene) => Promise<void>;
  after?: (scene: Scene) => Promise<void>;
  /** It lasts so long, and longer until the alert fires. */
  seconds: number;
  /** The alert that must fire; null with the reason why none must. */
  alert: string | { none: string };
  /** The slowest answer that people may get, in seconds. */
  answersWithin: number;
  /** After the cure all must be good within so many seconds. */
  recoversWithin: number;
  /**
   * The worker loses its database or its life, maybe between a mail server's answer and its commit. The mails that it
   * had in hand then come again, with the same Message-ID.
   */
  cutsMails?: true;
  /** More than the audit of everything that was saved. */
  audit?: (scene: Scene) => Promise<Finding[]>;
}
