import type { Reply } from '@galleria/contract/define-call'
import type { figuresCalls, WireReturned } from '@galleria/contract/figures'
import { wireMoney } from '#platform/wire-money.ts'
import type { AnswersRow, GivenRow, RequestsRow, ReturnedRow } from './after-sales.queries.ts'
import type { SalesRow } from './figures.queries.ts'

type Told = Omit<Reply<typeof figuresCalls.afterSalesFigures>, 'from' | 'to'>

export function presentAfterSales({
  requests,
  given,
  answers,
  sales,
  returned,
}: {
  readonly requests: readonly RequestsRow[]
  readonly given: readonly GivenRow[]
  readonly answers: AnswersRow
  readonly sales: readonly SalesRow[]
  readonly returned: readonly ReturnedRow[]
}): Told {
  return {
    itemList: returned.map(presentReturned),
    reasonList: requests.flatMap(({ reason, kind: _, ...row }) =>
      reason ? [{ reason, ...row }] : [],
    ),
    kindList: requests.flatMap(({ kind, reason: _, ...row }) => (kind ? [{ kind, ...row }] : [])),
    answers,
    currencyList: [...new Set([...sales, ...given].map(({ currency }) => currency))]
      .toSorted()
      .map((currency) => presentGiven(currency, given, sales)),
  }
}

function presentGiven(
  currency: string,
  rows: readonly GivenRow[],
  sales: readonly SalesRow[],
): Told['currencyList'][number] {
  const { given, canceled } = rows.find((row) => row.currency === currency) ?? {
    given: 0,
    canceled: 0,
  }
  const sold = sales.find((row) => row.currency === currency)?.sold ?? 0
  return {
    currency,
    givenBackAmt: wireMoney(given, currency),
    canceledAmt: wireMoney(canceled, currency),
    soldAmt: wireMoney(sold, currency),
    share: sold > 0 ? given / sold : null,
  }
}

export function presentReturned({ name, sold, back, stayed }: ReturnedRow): WireReturned {
  return {
    name,
    soldQty: sold,
    backQty: back,
    stayedQty: stayed,
    rate: sold > 0 ? (back + stayed) / sold : null,
  }
}
