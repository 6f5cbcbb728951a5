import type { Reply } from '@galleria/contract/define-call'
import type { figuresCalls, WireReturned } from '@galleria/contract/figures'
import { wireMoney } from '#platform/wire-money.ts'
import type { AnswersRow, GivenRow, RequestsRow, ReturnedRow } from './after-sales.queries.ts'
import type { SalesRow } from './figures.queries.ts'

type Told = Omit<Reply<typeof figuresCalls.afterSalesFigures>, 'from' | 'to'>

export function presentAfterSales({
  steps,
  requests,
  given,
  answers,
  sales,
  returned,
}: {
  /** The first day of each step of the period. */
  readonly steps: readonly string[]
  readonly requests: readonly RequestsRow[]
  readonly given: readonly GivenRow[]
  readonly answers: readonly AnswersRow[]
  readonly sales: readonly SalesRow[]
  readonly returned: readonly ReturnedRow[]
}): Told {
  return {
    itemList: returned.map(presentReturned),
    reasonList: requests.flatMap(({ reason, kind: _, ...row }) =>
      reason ? [{ reason, ...row }] : [],
    ),
    kindList: requests.flatMap(({ kind, reason: _, ...row }) => (kind ? [{ kind, ...row }] : [])),
    answers: presentAnswers(answers, steps),
    currencyList: [...new Set([...sales, ...given].map(({ currency }) => currency))]
      .toSorted()
      .map((currency) => presentGiven(currency, { given, sales, steps })),
  }
}

function presentAnswers(rows: readonly AnswersRow[], steps: readonly string[]): Told['answers'] {
  const of = (day: string | null) => {
    const { day: _, ...found } = rows.find((row) => row.day === day) ?? NONE
    return found
  }
  return { ...of(null), stepList: steps.map((day) => ({ day, ...of(day) })) }
}
const NONE: AnswersRow = {
  day: null,
  ...{ asked: 0, answered: 0, bySilence: 0, waiting: 0 },
  ...{ medianHours: null, slowHours: null },
}

function presentGiven(
  currency: string,
  {
    given: rows,
    sales,
    steps,
  }: {
    readonly given: readonly GivenRow[]
    readonly sales: readonly SalesRow[]
    readonly steps: readonly string[]
  },
): Told['currencyList'][number] {
  const of = (day: string | null) =>
    rows.find((row) => row.currency === currency && row.day === day) ?? { given: 0, canceled: 0 }
  const amountsOf = (day: string | null) => ({
    givenBackAmt: wireMoney(of(day).given, currency),
    canceledAmt: wireMoney(of(day).canceled, currency),
  })
  const sold = sales.find((row) => row.currency === currency)?.sold ?? 0
  return {
    currency,
    ...amountsOf(null),
    soldAmt: wireMoney(sold, currency),
    share: sold > 0 ? of(null).given / sold : null,
    stepList: steps.map((day) => ({ day, ...amountsOf(day) })),
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
