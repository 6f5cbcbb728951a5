import { freeOrderSchema } from '@galleria/contract/campaign-rules'
import { readTypedAmount } from '@galleria/contract/typed-number'
import { Trans, useLingui } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { wordsOf } from '../../parts/typed-prices.ts'
import { CampaignForm } from './campaign-form.tsx'
import { toTerms } from './campaign-rules.ts'
import { NumberFields } from './number-fields.tsx'

type Typed = { readonly oneIn: string; readonly most: string; readonly budget: string }

const read = (typed: FormData): Typed => ({
  oneIn: wordsOf(typed, 'oneIn'),
  most: wordsOf(typed, 'most'),
  budget: wordsOf(typed, 'budget'),
})

/** The mall's names of what is asked here. */
const names: Readonly<Record<string, string>> = {
  oneIn: 'oneIn',
  'mostAmt.value': 'most',
  'budgetAmt.value': 'budget',
}

/** Free orders: one of how many, and what they may cost. */
export function FreeOrderForm({ done }: { readonly done: () => void }) {
  const { t } = useLingui()
  const fields = [
    { name: 'oneIn', label: t`One of how many orders` },
    { name: 'most', label: t`Free up to` },
    { name: 'budget', label: t`Budget in all` },
  ]
  return (
    <CampaignForm
      label={t`New free orders`}
      button={<Trans>Plan the free orders</Trans>}
      done={done}
      schema={freeOrderSchema}
      read={read}
      fieldOf={(path) => names[path] ?? path}
      sentences={{ whole: t`Please type a whole number.` }}
      plan={(typed) =>
        mall('POST /sapi/mall-operator/campaign/createFreeOrder', {
          ...toTerms(typed),
          oneIn: Number(typed.oneIn),
          mostAmt: { value: readTypedAmount(typed.most) ?? 0 },
          budgetAmt: { value: readTypedAmount(typed.budget) ?? 0 },
        })
      }
    >
      {(errorOf) => <NumberFields fields={fields} errorOf={errorOf} />}
    </CampaignForm>
  )
}
