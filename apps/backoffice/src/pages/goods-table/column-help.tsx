import { Trans, useLingui } from '@lingui/react/macro'
import { Text, Title } from '@mantine/core'
import styles from './goods-table.module.css'

/** What the columns mean, for whoever fills a table in. */
export function ColumnHelp() {
  const { t } = useLingui()
  const columns = [
    [
      t`Article number`,
      t`Yours, and needed in every row. One that your shop has is changed; one that it does not have begins a new version.`,
    ],
    [
      t`Item`,
      t`Rows with the same word here become versions of one new item. A number is that of an item of yours, to which the row adds a version. Left empty, the row is an item of its own.`,
    ],
    [
      t`Sold as`,
      t`goods, service or shopping_card. Services and cards are begun in the form of an item; a table changes their texts, prices and stock.`,
    ],
    [
      t`Room, Language, Manufacturer, Responsible person, Sent as`,
      t`Needed for a new item, in its first row. Sent as: parcel, bulky or freight. Some rooms need an energy class before anything is sold.`,
    ],
    [
      t`Name, Description, Facts`,
      t`One column for each language, such as Name de. A new item needs a name and a description in its own language. Facts are lines in one cell.`,
    ],
    [
      t`Finish, Size, Width, Depth, Height, Weight`,
      t`Needed for a new version. The finish is one of the mall’s, in any of its languages.`,
    ],
    [
      t`GTIN`,
      t`Optional: the number below the barcode. Keep the column as text: a spreadsheet drops zeros at the front of a number.`,
    ],
    [
      t`What rooms ask`,
      t`One column for each, with its key in brackets; of a text one in each language. Options by their names in any language, or by their keys.`,
    ],
    [
      t`Price`,
      t`One column for each storefront, such as Price DE, with VAT. A price that is changed is an ordinary price, and ends a reduction that was announced.`,
    ],
    [
      t`On hand`,
      t`What you physically have, including what is ordered. If the table you exported has “On hand before”, your count is compared with that figure, so that a parcel sent in the meantime is not counted twice.`,
    ],
  ] as const
  return (
    <details className={styles['section']}>
      <summary>
        <Title order={2} component="span">
          <Trans>What the columns mean</Trans>
        </Title>
      </summary>
      <Text size="sm" my="xs" maw={720}>
        <Trans>
          An empty cell leaves what is there. New items begin as drafts: add their pictures, then
          put them on sale as always. State, held and free only tell.
        </Trans>
      </Text>
      <dl className={styles['help']}>
        {columns.map(([name, about]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
