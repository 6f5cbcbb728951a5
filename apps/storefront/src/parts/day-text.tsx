import { DateText } from '@galleria/ui/date'
import { dayShape } from '@galleria/ui/format'
import { useShop } from './use-shop.ts'

/**
 * A calendar day that is still to come or just over, such as a delivery's: Fri, 4 December. One far
 * off names its year.
 */
export function DayText({ iso }: { iso: string }) {
  const { locale, front, today } = useShop()
  return (
    <DateText
      iso={iso}
      shape={today ? dayShape(iso, today) : 'dayOfYear'}
      locale={locale}
      timeZone={front.timeZone}
    />
  )
}
