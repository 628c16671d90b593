import { type Route, html } from './http.ts';
import type { FakeState } from './state.ts';

export function checkoutRoutes(_state: FakeState): Route[] {
  return [['GET', /^\/$/, () => html('<!doctype html><title>Payments</title>')]];
}
