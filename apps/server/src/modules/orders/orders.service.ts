import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import type { Identity } from '../../http/identity.ts';
import type { Page } from '../../http/paging.ts';
import { shownSeason } from '../shop-settings/season.ts';
import { readVariantDisplays } from '../cart/variant-display.repository.ts';
import { stageOfRow } from './life/stored-lives.repository.ts';
import { listDiscounts } from '../promotions/promotions.repository.ts';
import { findOrder, listCustomerLines, listOrderLines, type OrderLineRow } from './orders.repository.ts';

type OrderRow = WireOf<'getOrders'>['answer']['orders'][number];

/** Order lines as the contract has them, with today's colour names and pictures. */
export async function linesToWire(context: AppContext, lines: readonly OrderLineRow[]): Promise<OrderRow[]> {
  const displayOf = await readVariantDisplays(context.db, await shownSeason(context), lines);
  return lines.map((line) => {
    const display = displayOf(line);
    return {
      EntryNo: line.entryNo,
      Itemid: line.productId,
      UniqueCode: line.uniqueCode,
      Quantity: line.quantity,
      Total: paiseToRupees(line.total),
      OrderDate: line.orderDate,
      LedCode: line.customerId,
      PhoneNo: line.phone,
      isDelivered: line.delivered === 1,
      customerName: line.customerName,
      itemName: line.name,
      Color: line.colour,
      ColorName: display.colourName,
      hex: display.hex,
      Size: line.size,
      addressText: line.addressText,
      mrp: paiseToRupees(line.mrp),
      displayFirst: display.picture,
      PictureAt: display.pictureAt,
      orderedAt: line.createdAt,
      deliveredAt: line.deliveredAt,
      cancelledAt: line.cancelledAt,
      cancelReason: line.cancelReason,
      stage: stageOfRow(line),
      ...(line.deliveryDays === null ? {} : { DeliveryDays: line.deliveryDays }),
      ...(line.deliveryCharge === 0 ? {} : { DeliveryCharge: paiseToRupees(line.deliveryCharge) }),
      ...(line.paidBy === null ? {} : { PaidBy: line.paidBy }),
    };
  });
}

/** The lines of a customer's orders, newest first. */
export async function readCustomerOrders(context: AppContext, customerId: string, page: Page): Promise<OrderRow[]> {
  return linesToWire(context, await listCustomerLines(context.db, customerId, page));
}

/**
 * One order of the caller, or any for an admin. @throws ApiError `not_found` when it is missing or another customer's
 */
export async function readOrder(
  context: AppContext,
  caller: Identity,
  entryNo: string,
): Promise<WireOf<'getOrder'>['answer']> {
  const order = await findOrder(context.db, entryNo, caller.role === 'admin' ? null : caller.customerId);
  if (order === undefined) throw new ApiError('not_found');
  const discounts = (await listDiscounts(context.db, [entryNo])).get(entryNo) ?? [];
  return {
    success: true,
    orders: await linesToWire(context, await listOrderLines(context.db, entryNo)),
    total: paiseToRupees(order.total),
    deliveryCharge: paiseToRupees(order.deliveryCharge),
    ...(discounts.length === 0
      ? {}
      : {
          discounts: discounts.map(({ name, code, amount, of_delivery }) => ({
            name,
            code,
            amount: paiseToRupees(amount),
            ofDelivery: paiseToRupees(of_delivery),
          })),
        }),
  };
}
