export { endOfPeriod, exemptionOf, isInPeriod, withdrawableQty } from './withdrawable.rules.ts'
export {
  AFTER_SALES_DAYS,
  askingTime,
  defectsUntil as faultsUntil,
  isInAfterSalesTime,
  type TimesOfAsking,
} from './asking-time.rules.ts'
