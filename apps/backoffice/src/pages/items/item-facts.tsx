import { Trans, useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { Fact, Facts } from '../../parts/facts.tsx'
import { GoodsPicture, pictureAt } from '../../parts/goods-picture.tsx'
import { languageName } from '../../parts/language-name.ts'
import type { Item } from './item-queries.ts'
import { freightWords } from './item-words.ts'
import styles from './items.module.css'

/** An item as it was written, in all its languages. */
export function ItemFacts({
  item,
}: {
  readonly item: Pick<
    Item,
    'textList' | 'imageList' | 'manufacturer' | 'responsiblePerson' | 'energyClass' | 'freight'
  >
}) {
  const { t, i18n } = useLingui()
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
      <Facts>
        <Fact name={<Trans>Maker</Trans>}>{item.manufacturer}</Fact>
        <Fact name={<Trans>Responsible in the European Union</Trans>}>
          {item.responsiblePerson}
        </Fact>
        {item.energyClass && <Fact name={<Trans>Energy class</Trans>}>{item.energyClass}</Fact>}
        <Fact name={<Trans>How it is sent</Trans>}>{i18n._(freightWords[item.freight])}</Fact>
      </Facts>
    </>
  )
}
