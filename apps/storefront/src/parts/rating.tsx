import { Plural, useLingui } from '@lingui/react/macro'
import { formatNumber } from '@galleria/ui/format'
import { Stars } from '@galleria/ui/stars'
import { useShop } from './use-shop.ts'

/** The average of an item, and how many gave it; in a card only the number is shown. */
export function Rating({
  average,
  count,
  isShort = false,
  className = '',
}: {
  average: number
  count: number
  isShort?: boolean
  className?: string
}) {
  const { t } = useLingui()
  const { locale } = useShop()
  const shown = formatNumber(average, locale)
  return (
    <p className={`flex items-center gap-1.5 ${className}`}>
      <Stars rate={average} label={t`${shown} of 5 stars`} />
      <span aria-hidden="true" className="price">
        {shown}
        {isShort ? ` (${formatNumber(count, locale)})` : ''}
      </span>
      <span className={isShort ? 'sr-only' : 'text-muted'}>
        (<Plural value={count} one="# review" other="# reviews" />)
      </span>
    </p>
  )
}
