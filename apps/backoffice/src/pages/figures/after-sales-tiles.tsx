import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../parts/use-format.ts'
import type { AfterSales } from './figures-queries.ts'
import styles from './figures.module.css'

/** How long buyers waited for the shop, and how often for nothing. */
export function AnswerTiles({ answers }: { readonly answers: AfterSales['answers'] }) {
  const { t } = useLingui()
  const format = useFormat()
  const hours = (value: number | null) => (value === null ? '–' : format.hours(value))
  const [asked, waiting] = [format.count(answers.asked), format.count(answers.waiting)]
  return (
    <dl className={styles['fours']} aria-label={t`Time to answer`}>
      <Tile
        name={<Trans>Time to answer</Trans>}
        text={hours(answers.medianHours)}
        about={<Trans>Half of the answers took longer</Trans>}
      />
      <Tile
        name={<Trans>Slowest tenth</Trans>}
        text={hours(answers.slowHours)}
        about={<Trans>A tenth of the answers took longer</Trans>}
      />
      <Tile
        name={<Trans>Answered</Trans>}
        text={format.count(answers.answered)}
        about={
          <Trans>
            Of {asked} requests that waited for your shop; {waiting} still wait
          </Trans>
        }
      />
      <Tile
        name={<Trans>Agreed by silence</Trans>}
        text={format.count(answers.bySilence)}
        about={<Trans>Nobody answered in time, which is a yes</Trans>}
      />
    </dl>
  )
}

/** What went back by these requests, in each currency by itself. */
export function GivenTiles({ currencies }: { readonly currencies: AfterSales['currencyList'] }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <dl className={styles['fours']} aria-label={t`Money given back`}>
      {currencies.map(({ currency, givenBackAmt, canceledAmt, soldAmt, share }) => {
        const [canceled, sold] = [format.money(canceledAmt), format.money(soldAmt)]
        const part = share === null ? '–' : format.percent(share)
        return (
          <Tile
            key={currency}
            name={<Trans>Money given back, {currency}</Trans>}
            text={format.money(givenBackAmt)}
            about={
              <Trans>
                {part} of the sales of {sold}; {canceled} of it for goods that were never sent
              </Trans>
            }
          />
        )
      })}
    </dl>
  )
}

function Tile({
  name,
  text,
  about,
}: {
  readonly name: ReactNode
  readonly text: string
  readonly about: ReactNode
}) {
  return (
    <div className={styles['tile']}>
      <dt>{name}</dt>
      <dd>
        <strong>{text}</strong>
        <small>{about}</small>
      </dd>
    </div>
  )
}
