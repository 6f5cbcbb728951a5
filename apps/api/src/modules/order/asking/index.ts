export { endOfPeriod, exemptionOf, isInPeriod, withdrawableQty } from './withdrawable.rules.ts'
export {
  AFTER_SALES_DAYS,
  askingTime,
  defectsUntil,
  isInAfterSalesTime,
  type TimesOfAsking,
} from './asking-time.rules.ts'
