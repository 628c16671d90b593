// For the hall's screens.

export {
  createScreenBoards,
  type OnScreen,
  readStageOnScreen,
  type StageOnScreen,
  stageTopic,
} from './stage/present-strip.ts';
