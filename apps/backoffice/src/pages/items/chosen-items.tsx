import { MOST_CHOSEN_ITEMS } from '@galleria/contract/item-rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import bar from '../../parts/choose.module.css'
import { Notice } from '../../parts/notice.tsx'
import { itemChoice, pricesAddress, type Choice } from './item-choice.ts'
import { useMovingItems, type Move, type Refused } from './use-moving-items.ts'

/**
 * How many items are ticked and what can be done with them: at the foot of the window, so that no
 * row moves when it comes.
 */
export function ChosenItems({ choice }: { readonly choice: Choice }) {
  const { chosen, choose } = choice
  const [asked, ask] = useState<Move>()
  const moving = useMovingItems(choice, () => ask(undefined))
  const isEmpty = chosen.length === 0
  function askAbout(move: Move) {
    moving.reset()
    ask(move)
  }
  return (
    <>
      <Outcome outcome={moving.data} />
      <div className={bar['bar']} data-empty={isEmpty || undefined}>
        <p role="status">
          {!isEmpty && <Plural value={chosen.length} one="# item chosen" other="# items chosen" />}
          {itemChoice.isFull(chosen) && (
            <span className={bar['most']}>
              <Trans>{MOST_CHOSEN_ITEMS} are the most at once.</Trans>
            </span>
          )}
        </p>
        {!isEmpty && asked && (
          <Confirm
            move={asked}
            count={chosen.length}
            sent={moving.isPending ? moving.count : undefined}
            confirm={() => moving.mutate({ move: asked, rows: chosen })}
            back={() => ask(undefined)}
          />
        )}
        {!isEmpty && !asked && (
          <>
            <Button variant="subtle" px="xs" onClick={() => choose([])}>
              <Trans>Choose none</Trans>
            </Button>
            <Group gap="xs">
              <Button variant="default" component={Link} to={pricesAddress(chosen)}>
                <Trans>Change prices</Trans>
              </Button>
              <Button variant="default" onClick={() => askAbout('archive')}>
                <Trans>Put them away</Trans>
              </Button>
              <Button variant="default" onClick={() => askAbout('resume')}>
                <Trans>Put on sale again</Trans>
              </Button>
              <Button variant="default" onClick={() => askAbout('pause')}>
                <Trans>Take off sale</Trans>
              </Button>
            </Group>
          </>
        )}
      </div>
    </>
  )
}

type Asking = {
  readonly move: Move
  readonly count: number
  /** How many have been sent, while they are. */ readonly sent: number | undefined
  readonly confirm: () => void
  readonly back: () => void
}

function Confirm({ move, count, sent, confirm, back }: Asking) {
  return (
    <div role="group" aria-labelledby="move-chosen">
      <p id="move-chosen">
        <Question move={move} count={count} />
      </p>
      <Group gap="xs" mt="xs">
        <Button
          autoFocus
          loading={sent !== undefined}
          {...(move === 'resume' ? {} : { color: 'red' })}
          onClick={confirm}
        >
          <Answer move={move} count={count} />
        </Button>
        <Button variant="default" disabled={sent !== undefined} onClick={back}>
          <Trans>Not now</Trans>
        </Button>
        <Text size="sm" role="status">
          {sent !== undefined && (
            <Trans>
              {sent} of {count}
            </Trans>
          )}
        </Text>
      </Group>
    </div>
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

function Outcome({
  outcome,
}: {
  readonly outcome:
    | { readonly move: Move; readonly done: number; readonly refused: readonly Refused[] }
    | undefined
}) {
  const { t } = useLingui()
  if (!outcome) return null
  const { move, done, refused } = outcome
  const title = <Done move={move} count={done} />
  return (
    <div role="status">
      {refused.length === 0 ? (
        <Text fw={540} mt="sm">
          {title}
        </Text>
      ) : (
        <Notice tone="warn" title={title}>
          <Plural
            value={refused.length}
            one="# item stays as it is:"
            other="# items stay as they are:"
          />
          <ul aria-label={t`Stays as it is`}>
            {refused.map(({ row, why }) => (
              <li key={row.itemId}>
                <Link to={`/items/${row.itemId}`}>{row.name}</Link>
                {': '}
                {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
