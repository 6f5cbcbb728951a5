import { texts } from '@galleria/i18n'
import { partOf } from '@galleria/kernel/money'
import type { Id } from '@galleria/kernel/id'
import { fill, formatsFor } from '#platform/write-mail.ts'
import {
  taxed,
  type InvoiceDraft,
  type InvoiceLine,
  type InvoiceRow,
  type PaperName,
} from '#modules/invoice/index.ts'
import {
  correctionOf,
  draftOf,
  languageOf,
  lineOf,
  sumOf,
  type GivenBack,
} from './invoice-draft.rules.ts'
import type { ContractRow, OrderRow } from '../order.types.ts'

/**
 * The invoice of a deposit: what was paid of the one line of a pre-sale, with the tax that the
 * books took with it. Null for a sale that owes no tax before its goods are delivered: to a company
 * in another country of the Union (Directive 2006/112/EC art. 67), and for exports.
 */
export function depositInvoiceOf(
  order: OrderRow,
  contract: ContractRow,
  { amount, tax }: { readonly amount: number; readonly tax: number },
): InvoiceDraft | null {
  const [line] = order.lines
  if (!line || order.taxTreatment !== 'STANDARD') return null
  const language = languageOf(contract)
  const whole = lineOf(line, language, { qty: 1, gross: amount, tax })
  const name = fill(texts[language].invoice.depositLine, { name: whole.name })
  return draftOf(order, contract, 'DEPOSIT', { lines: [{ ...whole, name }], shipping: null })
}

/**
 * What the invoice of the goods takes off: the deposit's paper, as far as no credit note has taken
 * it back.
 */
export function deductionOf(
  papers: readonly InvoiceRow[],
): { readonly line: InvoiceLine; readonly deducts: PaperName } | null {
  const deposit = depositOf(papers)
  if (!deposit || deposit.left.gross === 0) return null
  const { language, site, currency, number, issuedOn } = deposit.paper.facts
  const { day } = formatsFor(language, site, currency)
  const { gross, tax } = deposit.left
  return {
    line: {
      ...deposit.line,
      ...taxed(-gross, -tax, deposit.line.rate),
      name: fill(texts[language].invoice.deductsDeposit, { number, day: day(issuedOn) }),
      variant: '',
      qty: -1,
    },
    deducts: { number, issuedOn },
  }
}

/**
 * Money that goes back before the goods have their invoice takes its share of the deposit back, so
 * that what is left to deduct is never more than what is left of the goods.
 */
export function creditOfDeposit(
  order: OrderRow,
  contract: ContractRow,
  papers: readonly InvoiceRow[],
  { given, reverseId }: { given: GivenBack; reverseId: Id<'reverse'> },
): InvoiceDraft | null {
  const deposit = depositOf(papers)
  const line = order.lines.find(({ id }) => id === deposit?.line.lineId)
  if (!deposit || !line) return null
  const amount = sumOf(given.lines, (one) => (one.lineId === line.id ? one.amount : 0))
  const shareOf = (whole: number) =>
    partOf(whole, line.needPay, line.refunded, line.refunded + amount)
  const [gross, tax] = [shareOf(deposit.line.gross), shareOf(deposit.line.tax)]
  return gross === 0 ? null : takeBack(order, contract, deposit, { gross, tax, reverseId })
}

/** The deposit goes back with its order: all that is left of its paper. */
export function returnOfDeposit(
  order: OrderRow,
  contract: ContractRow,
  papers: readonly InvoiceRow[],
): InvoiceDraft | null {
  const deposit = depositOf(papers)
  if (!deposit || deposit.left.gross === 0) return null
  return takeBack(order, contract, deposit, { ...deposit.left, reverseId: null })
}

type Deposit = NonNullable<ReturnType<typeof depositOf>>

function takeBack(
  order: OrderRow,
  contract: ContractRow,
  { paper, line }: Deposit,
  back: { gross: number; tax: number; reverseId: Id<'reverse'> | null },
): InvoiceDraft {
  return correctionOf(
    order,
    contract,
    { invoice: paper, reverseId: back.reverseId },
    { lines: [{ ...line, ...taxed(back.gross, back.tax, line.rate) }], shipping: null },
  )
}

/** The paper of the deposit, its one line, and what credit notes have left of it. */
function depositOf(papers: readonly InvoiceRow[]) {
  const paper = papers.find(({ kind }) => kind === 'DEPOSIT')
  const line = paper?.facts.lines[0]
  if (!paper || !line) return null
  const credits = papers.filter(({ facts }) => facts.corrects?.number === paper.number)
  const taken = (what: 'gross' | 'tax') => sumOf(credits, ({ facts }) => facts.total[what])
  const left = { gross: line.gross - taken('gross'), tax: line.tax - taken('tax') }
  return { paper, line, left }
}
