import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import { PerUnit, type Counted } from './measure.tsx'
import { PointsPrice } from './points-text.tsx'
import { Price } from './price.tsx'

type PriceTagProps = {
  price: WireMoney
  /** Beside the money; goods sold for points. */ points?: number | undefined
  /** What the price is of, where it is sold by measure. */ sku?: Pick<Counted, 'marketingUnit'>
  was?: WireMoney | null | undefined
  lowest?: WireMoney | null | undefined
  isFrom?: boolean
  isLarge?: boolean
  /** Below the price. */ children?: ReactNode
}

/**
 * The price; for a reduced one also what it was and the lowest of the last 30 days, as the law
 * asks.
 */
export function PriceTag({
  price,
  points = 0,
  sku,
  was,
  lowest,
  isFrom = false,
  isLarge = false,
  children,
}: PriceTagProps) {
  const size = isLarge ? 'text-head font-bold' : 'text-large font-bold'
  return (
    <div>
      <p className={was ? 'text-refuse' : ''}>
        {isFrom ? (
          <span className="text-small font-normal text-muted">
            <Trans comment="before the lowest of several prices">from</Trans>{' '}
          </span>
        ) : null}
        <PointsPrice points={points} amount={price} className={size} />
        {sku ? <PerUnit sku={sku} /> : null}
        {was ? (
          <>
            {' '}
            <s className="text-small text-muted">
              <span className="sr-only">
                <Trans>Before:</Trans>{' '}
              </span>
              <Price amount={was} />
            </s>
          </>
        ) : null}
      </p>
      {lowest ? (
        <p className="text-small text-muted">
          <Trans>
            Lowest price of the last 30 days: <Price amount={lowest} />
          </Trans>
        </p>
      ) : null}
      {children}
    </div>
  )
}
