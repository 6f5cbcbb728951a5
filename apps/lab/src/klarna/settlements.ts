import { randomBytes } from 'node:crypto'
import type { LabContext } from '../platform/context.ts'
import type { Capture, Dispute, Order, Refund } from './klarna.types.ts'

/** A line of Klarna's books. */
export type Transaction = {
  type: 'SALE' | 'FEE' | 'RETURN' | 'REVERSAL'
  detailed_type?: 'DISPUTE_FEE' | 'REVERSAL'
  /** In minor units, always positive: the type says the direction. */
  amount: number
  currency_code: string
  purchase_country: string
  order_id: string
  /** Empty for what concerns no capture. */
  capture_id: string
  refund_id?: string
  sale_date: string
  capture_date: string
  merchant_reference1?: string
  merchant_reference2?: string
  merchant_refund_reference?: string
  payment_reference?: string
  /** The dispute that was lost. */
  reversal_reference?: string
}

/** 2.9 % and 35 minor units, rounded half up, in whole thousandths. */
export function feeOf(amount: number): number {
  return Math.floor((amount * 29 + 500) / 1000) + 35
}

export function noteCapture(context: LabContext, order: Order, capture: Capture): void {
  const facts = { ...factsOf(order, capture.captured_at), capture_id: capture.capture_id }
  note(context, { ...facts, type: 'SALE', amount: capture.captured_amount })
  note(context, { ...facts, type: 'FEE', amount: feeOf(capture.captured_amount) })
}

export function noteRefund(context: LabContext, order: Order, refund: Refund): void {
  note(context, {
    ...factsOf(order, refund.refunded_at),
    type: 'RETURN',
    amount: refund.refunded_amount,
    capture_id: '',
    refund_id: refund.refund_id,
    ...(refund.reference && { merchant_refund_reference: refund.reference }),
  })
}

/** What a lost dispute costs, in the currency's smallest unit. */
const DISPUTE_FEE = 1500

export function noteLostDispute(context: LabContext, order: Order, dispute: Dispute): void {
  const facts = factsOf(order, dispute.updatedAt)
  note(context, {
    ...facts,
    type: 'REVERSAL',
    detailed_type: 'REVERSAL',
    amount: dispute.amount,
    capture_id: '',
    reversal_reference: dispute.id,
  })
  note(context, {
    ...facts,
    type: 'FEE',
    detailed_type: 'DISPUTE_FEE',
    amount: DISPUTE_FEE,
    capture_id: dispute.captureId,
  })
}

function factsOf(order: Order, at: string) {
  return {
    currency_code: order.purchase_currency,
    purchase_country: order.purchase_country,
    order_id: order.order_id,
    sale_date: order.created_at,
    capture_date: at,
    ...(order.merchant_reference1 && { merchant_reference1: order.merchant_reference1 }),
    ...(order.merchant_reference2 && { merchant_reference2: order.merchant_reference2 }),
  }
}

function note({ db }: LabContext, transaction: Transaction): void {
  db.prepare('insert into klarna_movements (order_id, currency, at, doc) values (?, ?, ?, ?)').run(
    transaction.order_id,
    transaction.currency_code,
    transaction.capture_date,
    JSON.stringify(transaction),
  )
}

/** Klarna pays out what it holds, here whenever somebody asks for the payouts. */
export function payOut({ db, now }: LabContext): void {
  const currencies = db
    .prepare('select distinct currency from klarna_movements where payout is null')
    .all()
  for (const row of currencies) {
    const currency = String(row['currency'])
    const reference = randomBytes(8).toString('hex').toUpperCase()
    db.prepare('insert into klarna_payouts (reference, currency, at) values (?, ?, ?)').run(
      reference,
      currency,
      now().toISOString(),
    )
    db.prepare('update klarna_movements set payout = ? where payout is null and currency = ?').run(
      reference,
      currency,
    )
  }
}
