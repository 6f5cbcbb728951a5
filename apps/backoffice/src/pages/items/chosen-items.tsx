import { MOST_CHOSEN_ITEMS } from '@galleria/contract/item-rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { ChosenOutcome, ChosenQuestion, ChosenRows } from '../../parts/chosen-rows.tsx'
import { itemChoice, pricesAddress, type Choice } from './item-choice.ts'
import { useMovingItems, type Move } from './use-moving-items.ts'

/** How many items are ticked and what can be done with them. */
export function ChosenItems({ choice }: { readonly choice: Choice }) {
  const { t } = useLingui()
  const { chosen } = choice
  const moving = useMovingItems(choice)
  const { asked, outcome } = moving
  return (
    <ChosenRows
      work={moving}
      count={<Plural value={chosen.length} one="# item chosen" other="# items chosen" />}
      most={itemChoice.isFull(chosen) && <Trans>{MOST_CHOSEN_ITEMS} are the most at once.</Trans>}
      outcome={
        outcome && (
          <ChosenOutcome
            failed={outcome.failed}
            done={<Done move={outcome.task} count={outcome.done} />}
            refused={(count) => (
              <Plural
                value={count}
                one="# item stays as it is:"
                other="# items stay as they are:"
              />
            )}
            refusedName={t`Stays as it is`}
            linkOf={({ itemId, name }) => ({ to: `/items/${itemId}`, name })}
          />
        )
      }
      question={asked && <Confirm moving={moving} move={asked} />}
    >
      <Group gap="xs">
        <Button variant="default" component={Link} to={pricesAddress(chosen)}>
          <Trans>Change prices</Trans>
        </Button>
        <Button variant="default" onClick={() => moving.ask('archive')}>
          <Trans>Put them away</Trans>
        </Button>
        <Button variant="default" onClick={() => moving.ask('resume')}>
          <Trans>Put on sale again</Trans>
        </Button>
        <Button variant="default" onClick={() => moving.ask('pause')}>
          <Trans>Take off sale</Trans>
        </Button>
      </Group>
    </ChosenRows>
  )
}

function Confirm({
  moving,
  move,
}: {
  readonly moving: ReturnType<typeof useMovingItems>
  readonly move: Move
}) {
  const { rows, sent } = moving
  const count = rows.length
  return (
    <ChosenQuestion
      work={moving}
      task={move}
      isDestructive={move !== 'resume'}
      yes={<Answer move={move} count={count} />}
      no={<Trans>Not now</Trans>}
      progress={
        sent !== undefined && (
          <Trans>
            {sent} of {count}
          </Trans>
        )
      }
    >
      <Question move={move} count={count} />
    </ChosenQuestion>
  )
}

type Of = { readonly move: Move; readonly count: number }

function Question({ move, count }: Of) {
  if (move === 'pause')
    return (
      <>
        <Plural value={count} one="Take # item off sale?" other="Take # items off sale?" />{' '}
        <Trans>Buyers will no longer find any of their versions. Existing orders go ahead.</Trans>
      </>
    )
  if (move === 'resume')
    return (
      <Plural value={count} one="Put # item on sale again?" other="Put # items on sale again?" />
    )
  return (
    <>
      <Plural value={count} one="Put # item away?" other="Put # items away?" />{' '}
      <Trans>
        What is put away cannot be sold again. Orders, invoices and reviews keep what they say of
        it.
      </Trans>
    </>
  )
}

function Answer({ move, count }: Of) {
  if (move === 'pause')
    return <Plural value={count} one="Take # item off sale" other="Take # items off sale" />
  if (move === 'resume')
    return <Plural value={count} one="Put # item on sale again" other="Put # items on sale again" />
  return <Plural value={count} one="Put # item away" other="Put # items away" />
}

function Done({ move, count }: Of) {
  if (move === 'pause')
    return <Plural value={count} one="# item is off sale now" other="# items are off sale now" />
  if (move === 'resume')
    return <Plural value={count} one="# item is on sale again" other="# items are on sale again" />
  return <Plural value={count} one="# item was put away" other="# items were put away" />
}
