import type { Accountability } from '@directus/types';
import { findRole } from '@suchi/domain/accounts';
import type { NextFunction, Request, Response } from 'express';
import { codedError } from '../platform/coded-error.ts';
import type { Platform } from '../platform/platform.ts';
import { isEmailVerified } from './repository.ts';

const rememberedAtMost = 50_000;

/**
 * Keeps members whose address is not proven away from everything but their account. An address that is proven stays
 * proven, so a yes is remembered and a no is asked again.
 */
export function requireVerified({ database }: Platform) {
  const proven = new Set<string>();

  const isProven = async (userId: string): Promise<boolean> => {
    if (proven.has(userId)) return true;
    if (!(await isEmailVerified(database, userId))) return false;
    if (proven.size >= rememberedAtMost) proven.clear();
    proven.add(userId);
    return true;
  };

  return (
    request: Request & { accountability?: Accountability },
    _response: Response,
    next: NextFunction,
  ): void => {
    const { user = null, role = null } = request.accountability ?? {};
    if (user === null || findRole(role) !== 'user') {
      next();
      return;
    }
    isProven(user).then((isYes) => next(isYes ? undefined : codedError('EMAIL_NOT_VERIFIED')), next);
  };
}
