import type { Context } from '#platform/context.ts'
import type { Mailer } from '#platform/mail.ts'
import { subscribe, type Subscription } from '#platform/jobs.ts'
import { goodsJobs } from './goods.jobs.ts'
import { mailItem } from './mail-item.ts'
import { mailLowStock } from './mail-low-stock.ts'
import { mailPricePlan } from './mail-price-plan.ts'

/**
 * The mails about goods: items that the mall looks at, shelves that are running out, and prices
 * that could not begin.
 */
export function goodsSubscriptions(own: () => Context, mailer: Mailer): readonly Subscription[] {
  return [
    subscribe(goodsJobs.mailItem, (job) => mailItem(own(), mailer, job)),
    subscribe(goodsJobs.mailLowStock, (job) => mailLowStock(own(), mailer, job)),
    subscribe(goodsJobs.mailPricePlan, (job) => mailPricePlan(own(), mailer, job)),
  ]
}
