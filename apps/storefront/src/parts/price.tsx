import type { WireMoney } from '@galleria/contract/wire'
import { Money } from '@galleria/ui/money'
import { useShop } from './use-shop.ts'

/** An amount in the way of this storefront and language. */
export function Price({ amount, className }: { amount: WireMoney; className?: string }) {
  const { locale } = useShop()
  return <Money amount={amount} locale={locale} {...(className ? { className } : {})} />
}
