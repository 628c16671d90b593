import { reopenPublicGrievanceContract, sendPublicGrievanceContract } from '@suchi/contracts/grievances';
import type * as z from 'zod/mini';
import { api } from '../../../shared/api/api.ts';

export const sendPublicGrievance = (given: z.input<typeof sendPublicGrievanceContract.input>) =>
  api.call(sendPublicGrievanceContract, given, { anonymous: true });

export const reopenPublicGrievance = (given: z.input<typeof reopenPublicGrievanceContract.input>) =>
  api.call(reopenPublicGrievanceContract, given, { anonymous: true });
