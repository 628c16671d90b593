import {
  memberListPageSize,
  type messagesContract,
  type openedMineContract,
} from '@suchi/contracts/discovery';
import type * as z from 'zod/mini';
import type { RoleCaller } from '../../platform/access.ts';
import type { ReadCall } from '../../platform/route.ts';
import { keyOfViewer } from '../codec.ts';
import { listMessages, listOpeners } from '../repository/known-people.ts';

const pageOf = (page: number) => ({ limit: memberListPageSize, offset: (page - 1) * memberListPageSize });

export function readOpenedMine({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof openedMineContract.input>, RoleCaller>) {
  return listOpeners(db, keyOfViewer(caller, now), pageOf(input.page));
}

export function readMessages({
  input,
  caller,
  db,
  now,
}: ReadCall<z.output<typeof messagesContract.input>, RoleCaller>) {
  return listMessages(db, keyOfViewer(caller, now), input.kind, pageOf(input.page));
}
