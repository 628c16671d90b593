import type { HallScreenState, ScreenOrder } from '@suchi/contracts/hall';
import type { ScreenCommand, ScreenState } from '@suchi/domain/hall';
import type { ScreenRow } from './repository/screens.ts';

type StateRow = Pick<ScreenRow, 'command_number' | 'command' | 'is_playing' | 'is_blank' | 'section'>;

export const orderOf = (order: ScreenOrder): ScreenCommand =>
  order.kind === 'show' ? { kind: 'show', serialNumber: order.serial_number } : order;

const wireOf = (command: ScreenCommand): ScreenOrder =>
  command.kind === 'show' ? { kind: 'show', serial_number: command.serialNumber } : command;

export const stateOf = (row: StateRow): ScreenState => ({
  number: row.command_number,
  command: row.command && orderOf(row.command),
  isPlaying: row.is_playing,
  isBlank: row.is_blank,
  section: row.section,
});

export const rowOf = (state: ScreenState): StateRow => ({
  command_number: state.number,
  command: state.command && wireOf(state.command),
  is_playing: state.isPlaying,
  is_blank: state.isBlank,
  section: state.section,
});

export const presentState = (row: StateRow): HallScreenState => ({
  number: row.command_number,
  command: row.command,
  is_playing: row.is_playing,
  is_blank: row.is_blank,
  section: row.section,
});
