/** For other contexts that change orders: lock the buyers first, refresh their accounts last. */
export { lockBuyers } from '../repository/grants.ts';
export { listBuyers, updateDelivery } from '../repository/orders.ts';
