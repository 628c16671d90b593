/** Words of the question about the event. */
export const attendance = {
  title: 'Event Attendance',
  question: 'Are you going to attend the event?',
  event: 'Melawa, {{date}}',
  eventAt: 'Melawa, {{date}}, {{place}}',
  yes: 'Yes',
  no: 'No',
} as const;
