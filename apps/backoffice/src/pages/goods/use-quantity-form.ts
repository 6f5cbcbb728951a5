import { errorsOf } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import type { Goods } from './goods-queries.ts'
import { mostOf, quantitySchema, type TypedQuantity } from '@galleria/contract/quantity-form'

/** A form of one quantity and a note: judged as it is typed in the steps of the goods. */
export function useQuantityForm(goods: Goods, { isCount }: { readonly isCount: boolean }) {
  const { t } = useLingui()
  const format = useFormat()
  const form = useRef<HTMLFormElement>(null)
  // The same change that is sent again, because no answer came, is one change.
  const requestKey = useRef(crypto.randomUUID())
  const typedIn = (element: HTMLFormElement | null): TypedQuantity & Record<string, string> =>
    element ? (Object.fromEntries(new FormData(element)) as Record<string, string>) : {}
  const { errors, check, listeners } = useFormErrors({
    form,
    answer: undefined,
    find: (element) =>
      errorsOf(quantitySchema({ step: goods.adjustStep, isCount }), typedIn(element)),
  })
  const step = format.quantity(goods.adjustStep, goods.marketingUnit)
  const most = format.count(mostOf(isCount))
  const sentences: Readonly<Record<string, string>> = {
    required: t`Please fill this in.`,
    quantity: t`Please type a number.`,
    most: t`That is more than ${most} at once.`,
    step: goods.marketingUnit
      ? t`These goods are counted in steps of ${step}.`
      : t`Whole units only.`,
  }
  return {
    form,
    requestKey: requestKey.current,
    typed: () => typedIn(form.current),
    check,
    listeners,
    error: errors['qty'] && sentences[errors['qty'].code],
  }
}
