import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { mall } from '../../api/mall.ts'
import { ChosenOutcome, ChosenQuestion, ChosenRows } from '../../parts/chosen-rows.tsx'
import { usePointsAndMoney } from '../../parts/points-and-money.ts'
import { useOneByOne, type OneByOne } from '../../parts/use-one-by-one.ts'
import { reverseChoice, sumsOf, type Choice, type Sum } from './reverse-choice.ts'

type Approving = OneByOne<MerchantReverseRow, 'approve'>

/** How many requests are ticked, and one yes to all of them. */
export function ApproveChosen({ choice }: { readonly choice: Choice }) {
  const { t } = useLingui()
  const approving: Approving = useOneByOne<MerchantReverseRow, 'approve'>({
    rules: reverseChoice,
    choice,
    perform: (_, { id, version }) =>
      mall('POST /sapi/mall-merchant/reverseorder/approve', { id, version }),
    changedCode: 'reverse.changed',
    keys: [['after-sales'], ['orders']],
  })
  const { outcome } = approving
  return (
    <ChosenRows
      work={approving}
      count={
        <Plural value={choice.chosen.length} one="# request chosen" other="# requests chosen" />
      }
      outcome={
        outcome && (
          <ChosenOutcome
            failed={outcome.failed}
            done={
              <Plural value={outcome.done} one="# request approved" other="# requests approved" />
            }
            refused={(count) => (
              <Plural
                value={count}
                one="# request was not approved:"
                other="# requests were not approved:"
              />
            )}
            refusedName={t`Not approved`}
            linkOf={({ id, reverseTradeOrderCode }) => ({
              to: `/after-sales/${id}?view=all`,
              name: reverseTradeOrderCode,
            })}
          />
        )
      }
      question={<Confirm approving={approving} />}
    >
      <Button onClick={() => approving.ask('approve')}>
        <Trans>Approve the chosen</Trans>
      </Button>
    </ChosenRows>
  )
}

/** The last look before money moves: how many they are, and how much it is. */
function Confirm({ approving }: { readonly approving: Approving }) {
  const { rows } = approving
  const sums = sumsOf(rows)
  const textOf = useSumText()
  const [now, later] = [textOf(sums.now), textOf(sums.later)]
  return (
    <ChosenQuestion
      work={approving}
      task="approve"
      yes={<Plural value={rows.length} one="Approve # request" other="Approve # requests" />}
      no={<Trans>Change</Trans>}
    >
      <Plural value={rows.length} one="Approve # request?" other="Approve # requests?" />{' '}
      {now && (
        <Trans>
          <strong>{now}</strong> will be refunded now.
        </Trans>
      )}{' '}
      {later && (
        <Trans>
          Up to <strong>{later}</strong> will be refunded once the goods are back and checked.
        </Trans>
      )}{' '}
      <Trans>This cannot be undone.</Trans>
    </ChosenQuestion>
  )
}

function useSumText(): (sums: readonly Sum[]) => string {
  const textOf = usePointsAndMoney()
  return (sums) => sums.map(textOf).join(' + ')
}
