import { Trans, useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { Fact, Facts } from '../../parts/facts.tsx'
import { GoodsPicture, pictureAt } from '../../parts/goods-picture.tsx'
import { languageName } from '../../parts/language-name.ts'
import { useFormat } from '../../parts/use-format.ts'
import type { Item } from './item-queries.ts'
import { freightWords } from './item-words.ts'
import styles from './items.module.css'
import { kindWords, placeWords, useDaysText } from './voucher-words.ts'

/** An item as it was written, in all its languages. */
export function ItemFacts({
  item,
}: {
  readonly item: Pick<
    Item,
    | 'textList'
    | 'imageList'
    | 'manufacturer'
    | 'responsiblePerson'
    | 'energyClass'
    | 'freight'
    | 'voucher'
    | 'attributeList'
  >
}) {
  const { t } = useLingui()
  return (
    <>
      {item.imageList.length > 0 && (
        <Group gap="xs" mb="sm">
          {item.imageList.map(({ url, tint }, index) => {
            const number = index + 1
            return (
              <a key={url} href={pictureAt(url, 1200)} target="_blank" rel="noreferrer">
                <GoodsPicture
                  url={url}
                  tint={tint}
                  name={t`Picture ${number}, in full size`}
                  size={88}
                />
              </a>
            )
          })}
        </Group>
      )}
      <PictureTexts imageList={item.imageList} />
      {item.textList.map(({ language, name, description, details }) => (
        <div key={language} lang={language} className={styles['text']}>
          <strong>
            {languageName(language)}: {name}
          </strong>
          <p className={styles['words']}>{description}</p>
          {details.length > 0 && (
            <ul className={styles['gaps']}>
              {details.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {item.voucher ? <CodeFacts terms={item.voucher} /> : <GoodsFacts item={item} />}
    </>
  )
}

/** What pictures show, of those of which it is said. */
function PictureTexts({ imageList }: Pick<Item, 'imageList'>) {
  const told = imageList.flatMap(({ url, textList }, index) =>
    textList.length === 0 ? [] : [{ url, textList, number: index + 1 }],
  )
  if (told.length === 0) return null
  return (
    <div className={styles['shown']}>
      <Facts>
        {told.map(({ url, textList, number }) => (
          <Fact key={url} name={<Trans>What picture {number} shows</Trans>}>
            <Words textList={textList} />
          </Fact>
        ))}
      </Facts>
    </div>
  )
}

/** In each language in which it was written. */
function Words({ textList }: Pick<Item['imageList'][number], 'textList'>) {
  return textList.map(({ language, text }) => (
    <span key={language} lang={language} style={{ display: 'block' }}>
      {textList.length > 1 && `${languageName(language)}: `}
      {text}
    </span>
  ))
}

function GoodsFacts({
  item: { manufacturer, responsiblePerson, energyClass, attributeList, freight },
}: {
  readonly item: Pick<
    Item,
    'manufacturer' | 'responsiblePerson' | 'energyClass' | 'attributeList' | 'freight'
  >
}) {
  const { i18n } = useLingui()
  return (
    <Facts>
      <Fact name={<Trans>Maker</Trans>}>{manufacturer}</Fact>
      <Fact name={<Trans>Responsible in the European Union</Trans>}>{responsiblePerson}</Fact>
      {energyClass && <Fact name={<Trans>Energy class</Trans>}>{energyClass}</Fact>}
      {attributeList.map((attribute) => (
        <AttributeFact key={attribute.key} attribute={attribute} />
      ))}
      <Fact name={<Trans>How it is sent</Trans>}>{i18n._(freightWords[freight])}</Fact>
    </Facts>
  )
}

function CodeFacts({
  terms: { kind, validDays, place, address },
}: {
  readonly terms: NonNullable<Item['voucher']>
}) {
  const { i18n } = useLingui()
  const daysText = useDaysText()
  return (
    <Facts>
      <Fact name={<Trans>What is sold</Trans>}>{i18n._(kindWords[kind])}</Fact>
      <Fact name={<Trans>How long a code is valid</Trans>}>{daysText(validDays)}</Fact>
      {place && (
        <Fact name={<Trans>Where it is used</Trans>}>
          {[i18n._(placeWords[place]), address].filter(Boolean).join(' · ')}
        </Fact>
      )}
    </Facts>
  )
}

/** What its category asks, as it was said; a text in each language in which it was written. */
function AttributeFact({
  attribute: { name, unit, option, number, textList },
}: {
  readonly attribute: Item['attributeList'][number]
}) {
  const format = useFormat()
  if (option) return <Fact name={name}>{option.name}</Fact>
  if (number !== null)
    return <Fact name={name}>{format.quantity(number, unit ? { unitName: unit } : null)}</Fact>
  if (textList.length === 0) return null
  return (
    <Fact name={name}>
      <Words textList={textList} />
    </Fact>
  )
}
