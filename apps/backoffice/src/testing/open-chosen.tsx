import { act, useState, type ReactNode } from 'react'
import { vi } from 'vitest'
import type { ChoiceOf, ChoiceRules } from '../parts/choice.ts'
import { openForm, type Answer } from './open-form.tsx'

type List<Row> = {
  readonly rules: ChoiceRules<Row, Row>
  /** Each with a button `Tick` and its name. */ readonly rows: readonly Row[]
  readonly ticked: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly bar: (choice: ChoiceOf<Row>) => ReactNode
}

/**
 * A list with the bar of what is ticked in it. The mall answers call by call, when the test says
 * so.
 */
export async function openChosen<Row>(list: List<Row>) {
  const { place, press } = await openForm(<Ticks list={list} />)
  const calls: unknown[] = []
  const waiting: ((answer: Answer | 'none') => void)[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    calls.push(JSON.parse(String(body)))
    const answer = await new Promise<Answer | 'none'>((resolve) => waiting.push(resolve))
    if (answer === 'none') throw new TypeError('fetch failed')
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
  return {
    /** What was sent, call by call. */ calls,
    press,
    text: () => place.textContent,
    /** To the call that waits. */
    answer: (answer: Answer | 'none' = { status: 200, body: {} }) =>
      act(async () => {
        const resolve = waiting.shift()
        if (!resolve) throw new Error('No call waits for an answer.')
        resolve(answer)
        await new Promise((done) => setTimeout(done, 10))
      }),
    focused: () => document.activeElement?.textContent,
    /** How many were done; by the names of their lists, those that were not; and what is ticked. */
    outcome: () => {
      const lists = [...place.querySelectorAll('ul')].map((one) => [
        one.getAttribute('aria-label'),
        [...one.children].map(({ textContent }) => textContent),
      ])
      return {
        done: (
          place.querySelector('[class*=Alert-title]') ?? place.querySelector('[role=status] > *')
        )?.textContent,
        lists: Object.fromEntries(lists) as Record<string, string[]>,
        ticked: place.querySelector('output')?.textContent,
      }
    },
  }
}

function Ticks<Row>({ list }: { readonly list: List<Row> }) {
  const { rules, rows, nameOf } = list
  const [chosen, choose] = useState(list.ticked)
  return (
    <>
      <output>{chosen.map(nameOf).join(', ')}</output>
      {rows.map((row) => (
        <button key={nameOf(row)} onClick={() => choose(rules.toggle(chosen, row))}>
          Tick {nameOf(row)}
        </button>
      ))}
      {list.bar({ chosen, choose })}
    </>
  )
}
