/** In the outbox: an order that is not sent yet has no page of its own. */
export const ORDERS_TARGET = 'orders'
