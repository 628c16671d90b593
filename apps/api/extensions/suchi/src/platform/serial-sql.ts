/** The suchi number of a profile in the current book; a number of an earlier book does not count any more. */
export const currentSerial = (profile = 'p') =>
  `case when ${profile}.edition = (select id from edition where is_current) then ${profile}.serial_number end`;
