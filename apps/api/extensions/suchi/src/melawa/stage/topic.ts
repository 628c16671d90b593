/** What listeners of the stage listen to. There is one melawa at a time. */
export const stageTopic = 'stage';
