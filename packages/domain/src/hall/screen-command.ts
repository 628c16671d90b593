import type { SectionKind } from '../print/edition.ts';

/** What the remote control may ask of a screen. */
export type ScreenCommand =
  | { kind: 'show'; serialNumber: number }
  | { kind: 'section'; section: SectionKind | null }
  | { kind: 'next' | 'back' | 'pause' | 'play' | 'blank' | 'unblank' };

/** What the server keeps of a screen, so that one that was away can catch up. */
export interface ScreenState {
  /** Rises with each command. */
  number: number;
  command: ScreenCommand | null;
  isPlaying: boolean;
  isBlank: boolean;
  section: SectionKind | null;
}

/** The state after a command. Showing a number stops the slideshow; all but `pause` make a blank screen visible. */
export function applyScreenCommand(state: ScreenState, command: ScreenCommand): ScreenState {
  const next = { ...state, number: state.number + 1, command };
  if (command.kind === 'blank') return { ...next, isBlank: true };
  if (command.kind === 'pause') return { ...next, isPlaying: false };
  const visible = { ...next, isBlank: false };
  if (command.kind === 'show') return { ...visible, isPlaying: false };
  if (command.kind === 'play') return { ...visible, isPlaying: true };
  return command.kind === 'section' ? { ...visible, section: command.section } : visible;
}
