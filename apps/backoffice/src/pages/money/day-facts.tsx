import type { WireMatter } from '@galleria/contract/money'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fact } from '../../parts/facts.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { entryKinds } from './matter-words.ts'
import { Orders } from './orders.tsx'
import styles from './day-facts.module.css'

type Day = NonNullable<WireMatter['day']>

/** A day on which the books and a provider do not agree: both figures, and what they differ in. */
export function DayFacts({ day }: { readonly day: Day }) {
  const format = useFormat()
  const more = day.entryCount - day.entryList.length
  return (
    <>
      <Fact name={<Trans>Day</Trans>}>{format.day(day.date)}</Fact>
      <Fact name={<Trans>Taken</Trans>}>
        <Both of={day.taken} />
      </Fact>
      <Fact name={<Trans>Given back</Trans>}>
        <Both of={day.givenBack} />
      </Fact>
      <Fact name={<Trans>Where they differ</Trans>}>
        <ul className={styles['entries']}>
          {day.entryList.map((entry) => (
            <Entry key={entry.kind + entry.reference} entry={entry} />
          ))}
        </ul>
        {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
      </Fact>
    </>
  )
}

function Both({ of: { books, provider } }: { readonly of: Day['taken'] }) {
  const format = useFormat()
  return (
    <Trans>
      books {format.money(books)} · provider {format.money(provider)}
    </Trans>
  )
}

function Entry({ entry }: { readonly entry: Day['entryList'][number] }) {
  const { i18n } = useLingui()
  const { provider, books, tradeOrderCodeList: codes } = entry
  return (
    <li>
      {i18n._(entryKinds[entry.kind])} {entry.reference}
      {codes.length > 0 && (
        <>
          {' · '}
          <Orders codes={codes} />
        </>
      )}
      {' · '}
      {provider ? <Both of={{ books, provider }} /> : <NotListed books={books} />}
    </li>
  )
}

function NotListed({ books }: { readonly books: Day['taken']['books'] }) {
  const format = useFormat()
  return <Trans>books {format.money(books)} · not listed by the provider</Trans>
}
