import { CARD_GOODS_TIMES, giftCardSchema, MOST_CARD_DAYS } from '@galleria/contract/campaign-rules'
import { readTypedAmount } from '@galleria/contract/typed-number'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { mall } from '../../api/mall.ts'
import { wordsOf } from '../../parts/typed-prices.ts'
import { CampaignForm } from './campaign-form.tsx'
import { toTerms } from './campaign-rules.ts'
import { NumberFields } from './number-fields.tsx'

type Typed = { readonly value: string; readonly days: string; readonly budget: string }

const read = (typed: FormData): Typed => ({
  value: wordsOf(typed, 'value'),
  days: wordsOf(typed, 'days'),
  budget: wordsOf(typed, 'budget'),
})

/** The mall's names of what is asked here. */
const names: Readonly<Record<string, string>> = {
  'giftCardAmt.value': 'value',
  validDays: 'days',
  'budgetAmt.value': 'budget',
}

/** Gift cards: what one is worth, for how long it is good, and what all of them may cost. */
export function GiftCardForm({ done }: { readonly done: () => void }) {
  const { t } = useLingui()
  const fields = [
    { name: 'value', label: t`Value of a card` },
    { name: 'days', label: t`Good for days`, usual: '365' },
    { name: 'budget', label: t`Budget in all` },
  ]
  return (
    <CampaignForm
      label={t`New gift cards`}
      button={<Trans>Plan the gift cards</Trans>}
      done={done}
      schema={giftCardSchema}
      read={read}
      fieldOf={(path) => names[path] ?? path}
      sentences={{ whole: t`Please type a whole number up to ${MOST_CARD_DAYS}.` }}
      plan={(typed) =>
        mall('POST /sapi/mall-operator/campaign/createGiftCard', {
          ...toTerms(typed),
          giftCardAmt: { value: readTypedAmount(typed.value) ?? 0 },
          validDays: Number(typed.days),
          budgetAmt: { value: readTypedAmount(typed.budget) ?? 0 },
        })
      }
    >
      {(errorOf) => (
        <div>
          <NumberFields fields={fields} errorOf={errorOf} />
          <Text size="sm" c="dimmed" mt="xs">
            <Trans>
              A card is used once, for goods of at least {CARD_GOODS_TIMES} times its value, so that
              the commission covers it.
            </Trans>
          </Text>
        </div>
      )}
    </CampaignForm>
  )
}
