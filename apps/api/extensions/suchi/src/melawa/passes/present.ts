import type { OwnPass, OwnPassState } from '@suchi/contracts/melawa';
import { writePassCode, writePassQr } from '@suchi/domain/melawa';
import type { OwnPassFacts, ReadPass } from './commands/own-pass.ts';

export function presentPass({ facts, token, madeAt, phone }: OwnPassFacts): OwnPass {
  const { melawa, candidate, own } = facts;
  const { event, year } = melawa;
  return {
    qr: writePassQr(year, token),
    code: writePassCode(token),
    made_at: madeAt.toISOString(),
    year,
    day: event.day,
    doors_at: event.doorsAt,
    hall: event.hall,
    number: candidate.number,
    name: [candidate.firstName, candidate.lastName].filter((part) => part !== '').join(' '),
    full_name: candidate.fullName,
    own_script_name: candidate.ownScriptName,
    seats: own.seats,
    stage_wish: own.row.stage_wish,
    paid: event.asksFee && event.feePaise > 0 ? own.paid.paise : null,
    phone,
  };
}

export const presentOwnPass = ({ pass, now }: ReadPass): OwnPassState => ({
  pass: pass && presentPass(pass),
  read_at: now.toISOString(),
});
