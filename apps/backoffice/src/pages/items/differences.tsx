import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { languageName } from '../../parts/language-name.ts'
import { useFormat } from '../../parts/use-format.ts'
import type { Item, SavedItem } from './item-queries.ts'
import { freightWords } from './item-words.ts'
import styles from './items.module.css'
import {
  findDifferences,
  findPictureDifference,
  partChanged,
  tellState,
  type Difference,
  type Field,
  type PictureDifference,
  type Say,
} from './state-difference.ts'
import { kindWords, placeWords, useDaysText } from './voucher-words.ts'

const fieldWords: Readonly<Record<Exclude<Field, 'attribute' | 'picture'>, MessageDescriptor>> = {
  category: msg`Room`,
  language: msg`Language of the texts`,
  kind: msg`What is sold`,
  days: msg`How long a code is valid`,
  place: msg`Where it is used`,
  name: msg`Name`,
  description: msg`Description`,
  details: msg`Facts`,
  manufacturer: msg`Maker`,
  responsible: msg`Responsible in the European Union`,
  energy: msg`Energy class`,
  freight: msg`How it is sent`,
}

type Wrong = { readonly path: string; readonly message: string }
type Props = {
  readonly earlier: SavedItem
  readonly now: Item
  /** What the mall finds wrong with the earlier state. */ readonly errors: readonly Wrong[]
}

/**
 * What is different between an earlier state of an item and now. What cannot be taken over any more
 * is said at its field.
 */
export function Differences({ earlier, now, errors }: Props) {
  const say = useSay()
  const differences = findDifferences(earlier, now, say)
  const pictures = findPictureDifference(earlier, now)
  const told = tellState(earlier, say)
  const elsewhere = errors.filter(
    (error) =>
      ![...differences.map(({ path }) => path), ...(pictures ? ['imageList'] : [])].some((path) =>
        isAt(path)(error),
      ),
  )
  if (differences.length === 0 && !pictures && errors.length === 0)
    return (
      <Text size="sm">
        <Trans>It is the same as now.</Trans>
      </Text>
    )
  return (
    <dl className={styles['differences']}>
      {differences.map((difference) => (
        <DifferenceOf
          key={difference.id}
          difference={difference}
          movedTo={difference.field === 'category' ? earlier.movedTo : null}
          error={errors.find(isAt(difference.path))?.message}
        />
      ))}
      {pictures && <Pictures pictures={pictures} error={errors.find(isAt('imageList'))?.message} />}
      {elsewhere.map(({ path, message }) => (
        <div key={path}>
          <dt>
            <FieldName field={told.find((one) => isAt(one.path)({ path, message }))} />
          </dt>
          <dd>
            <Wrong message={message} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether something is wrong with a field, or within it; where codes are used has two. */
const isAt = (path: string) => (error: Wrong) =>
  path !== '' &&
  (error.path === path ||
    error.path.startsWith(`${path}.`) ||
    (path === 'voucher.place' && error.path === 'voucher.address'))

function FieldName({
  field,
}: {
  readonly field: Pick<Difference, 'field' | 'name' | 'language'> | undefined
}) {
  const { i18n, t } = useLingui()
  if (!field) return null
  const { field: kind, name, name: number } = field
  const label =
    kind === 'attribute'
      ? name
      : kind === 'picture'
        ? t`What picture ${number} shows`
        : i18n._(fieldWords[kind])
  return [label, field.language && languageName(field.language)].filter(Boolean).join(' · ')
}

function DifferenceOf({
  difference,
  movedTo,
  error,
}: {
  readonly difference: Difference
  readonly movedTo: string | null
  readonly error: string | undefined
}) {
  const { language, earlier, now } = difference
  return (
    <div>
      <dt>
        <FieldName field={difference} />
      </dt>
      <dd>
        <div className={styles['sides']}>
          <Side title={<Trans>Then</Trans>} text={earlier} other={now} language={language} />
          <Side title={<Trans>Now</Trans>} text={now} other={earlier} language={language} />
        </div>
        {movedTo && (
          <Text size="sm">
            <Trans>This room was closed. Its goods are in “{movedTo}” now.</Trans>
          </Text>
        )}
        <Wrong message={error} />
      </dd>
    </div>
  )
}

function Side({
  title,
  text,
  other,
  language,
}: {
  readonly title: ReactNode
  readonly text: string
  readonly other: string
  readonly language: Difference['language']
}) {
  const [start, own, end] = partChanged(text, other)
  return (
    <div>
      <span className={styles['side']}>{title}</span>
      <p className={styles['words']} lang={language}>
        {text === '' ? '–' : start}
        {own && <mark>{own}</mark>}
        {end}
      </p>
    </div>
  )
}

function Pictures({
  pictures: { gone, added, isReordered },
  error,
}: {
  readonly pictures: PictureDifference
  readonly error: string | undefined
}) {
  const { t } = useLingui()
  return (
    <div>
      <dt>
        <Trans>Pictures</Trans>
      </dt>
      <dd>
        <div className={styles['sides']}>
          {gone.length > 0 && <Row title={t`Only then`} list={gone} />}
          {added.length > 0 && <Row title={t`Only now`} list={added} />}
        </div>
        {isReordered && (
          <Text size="sm">
            <Trans>Their order was different.</Trans>
          </Text>
        )}
        <Wrong message={error} />
      </dd>
    </div>
  )
}

type RowProps = { readonly title: string; readonly list: PictureDifference['gone'] }

function Row({ title, list }: RowProps) {
  const { t } = useLingui()
  return (
    <div>
      <span className={styles['side']}>{title}</span>
      <Group gap="xs">
        {list.map(({ url, tint }, index) => {
          const number = index + 1
          return (
            <GoodsPicture
              key={url}
              url={url}
              tint={tint}
              name={t`${title}: picture ${number}`}
              size={72}
            />
          )
        })}
      </Group>
    </div>
  )
}

function Wrong({ message }: { readonly message: string | undefined }) {
  return (
    message && (
      <Text size="sm" style={{ color: 'var(--refuse)' }}>
        {message}
      </Text>
    )
  )
}

function useSay(): Say {
  const { i18n } = useLingui()
  const format = useFormat()
  const daysText = useDaysText()
  return {
    language: languageName,
    freight: (freight) => i18n._(freightWords[freight]),
    number: (number, unit) => format.quantity(number, unit ? { unitName: unit } : null),
    kind: (kind) => i18n._(kindWords[kind]),
    days: daysText,
    place: (place) => i18n._(placeWords[place]),
  }
}
