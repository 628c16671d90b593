/** Words of the question about the event. */
export const attendance = {
  title: 'Event Attendance',
  question: 'Are you going to attend the event?',
  event: 'Melawa, {{date}}',
  eventAt: 'Melawa, {{date}}, {{place}}',
  answeredYes: 'You answered: Yes.',
  answeredNo: 'You answered: No.',
  keep: 'Keep this answer',
  yes: 'Yes',
  no: 'No',
} as const;
