import {
  isAttributeField,
  tableFields,
  type TableField,
} from '@galleria/contract/goods-table-rules'
import { languages, sites, type Language } from '@galleria/contract/storefronts'
import {
  attributeOf,
  guessAttribute,
  headingOfAttribute,
  type TableAttribute,
} from './attributes.rules.ts'
import { columnName, type ColumnName } from '@galleria/i18n'

/** What the columns of a table of goods are called, and which column a heading means. */

type Told = 'state' | 'held' | 'free'
const names: Readonly<Record<string, ColumnName>> = {
  sku: 'Article number',
  gtin: 'GTIN',
  item: 'Item',
  shop: 'Shop',
  kind: 'Sold as',
  state: 'State',
  category: 'Room',
  language: 'Language',
  manufacturer: 'Manufacturer',
  responsible: 'Responsible person',
  energy: 'Energy class',
  freight: 'Sent as',
  name: 'Name',
  description: 'Description',
  details: 'Facts',
  finish: 'Finish',
  size: 'Size',
  width: 'Width (cm)',
  depth: 'Depth (cm)',
  height: 'Height (cm)',
  weight: 'Weight (kg)',
  price: 'Price',
  stock: 'On hand',
  stockSeen: 'On hand before',
  held: 'Held by orders',
  free: 'Free',
}

/** The columns of a table in their order; the last ones and the state only tell. */
export const writtenColumns: readonly (TableField | Told)[] = [
  ...tableFields.slice(0, 3),
  'state',
  ...tableFields.slice(3),
  'held',
  'free',
]

export function headingOf(
  column: string,
  language: Language,
  attributes: readonly TableAttribute[] = [],
): string {
  if (isAttributeField(column)) {
    const attribute = attributeOf(column, attributes)
    return attribute ? headingOfAttribute(column, attribute, language) : column
  }
  const [word = '', of] = column.split('.')
  const english = names[word]
  const name = english ? columnName(english, language) : word
  return of === undefined ? name : `${name} ${of}`
}

/** What other programs and people call these columns, beside our own words and keys. */
const synonyms: Partial<Record<TableField, readonly string[]>> = {
  sku: [
    'sku',
    'article no',
    'article',
    'item number',
    'artikelnummer',
    'artikelnr',
    'art nr',
    'artikel nr',
    'referencia',
    'référence',
    'reference',
    'codice articolo',
    'codice',
    'numer artykułu',
    'artikelnummer eigen',
    '商品编码',
    '编码',
  ],
  gtin: [
    'ean',
    'ean 13',
    'upc',
    'barcode',
    'gtin 13',
    'gtin ean',
    'ean gtin',
    'strichcode',
    'streepjescode',
    'código de barras',
    'streckkod',
    'code barres',
    'codice a barre',
    'kod kreskowy',
    '条形码',
    '条码',
  ],
  stock: [
    'stock',
    'quantity',
    'qty',
    'inventory',
    'bestand',
    'lagerbestand',
    'menge',
    'anzahl',
    'voorraad',
    'existencias',
    'cantidad',
    'lagersaldo',
    'antal',
    'quantité',
    'giacenza',
    'quantità',
    'stan',
    'ilość',
    '数量',
  ],
  category: ['category', 'kategorie', 'categorie', 'categoría', 'kategori', 'catégorie', '分类'],
  finish: ['colour', 'color', 'farbe', 'kleur', 'färg', 'couleur', 'colore', 'kolor', '颜色'],
  size: ['größe', 'groesse', 'maat', 'tamaño', 'storlek', 'taille', 'taglia', 'rozmiar', '规格'],
  width: ['width', 'breite', 'breedte', 'ancho', 'bredd', 'largeur', 'larghezza', 'szerokość'],
  depth: ['depth', 'tiefe', 'diepte', 'fondo', 'djup', 'profondeur', 'profondità', 'głębokość'],
  height: ['height', 'höhe', 'hoogte', 'alto', 'höjd', 'hauteur', 'altezza', 'wysokość'],
  weight: ['weight', 'gewicht', 'peso', 'vikt', 'poids', 'waga'],
  manufacturer: ['hersteller', 'fabrikant', 'fabricante', 'tillverkare', 'fabricant', 'producent'],
}

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._\-()（）:：]+/g, ' ')
    .trim()

const meaning: ReadonlyMap<string, TableField> = new Map(
  tableFields.flatMap((field) =>
    [
      field,
      ...(synonyms[field] ?? []),
      ...languages.map((language) => headingOf(field, language)),
    ].map((heading) => [plain(heading), field] as const),
  ),
)
/** `Preis DE`, `name (en)`: a word of the language and what it is of. */
const roots: Readonly<Record<string, 'name' | 'description' | 'details' | 'price'>> = {
  name: 'name',
  title: 'name',
  titel: 'name',
  bezeichnung: 'name',
  beschreibung: 'description',
  description: 'description',
  text: 'description',
  details: 'details',
  merkmale: 'details',
  price: 'price',
  preis: 'price',
  prijs: 'price',
  precio: 'price',
  pris: 'price',
  prix: 'price',
  prezzo: 'price',
  cena: 'price',
}

/**
 * The field that each heading means, each field once; null for a column that is not read. A name or
 * price that does not say of what is that of the shop.
 */
export function guessFields(
  headings: readonly string[],
  {
    language,
    site,
    attributes = [],
  }: {
    readonly language: Language
    readonly site: string
    readonly attributes?: readonly TableAttribute[]
  },
): (TableField | null)[] {
  const taken = new Set<TableField>()
  return headings.map((heading) => {
    const field =
      (isAttributeField(heading.trim()) ? (heading.trim() as TableField) : undefined) ??
      fieldOf(plain(heading), language, site) ??
      guessAttribute(heading, attributes)
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

function fieldOf(heading: string, language: Language, site: string): TableField | undefined {
  const known = meaning.get(heading)
  if (known) return known
  const [word = '', ...rest] = heading.split(' ')
  const root = roots[word]
  if (!root) return undefined
  const of = rest.join(' ')
  if (root === 'price') {
    const found = of === '' ? site : sites.find((one) => one.toLowerCase() === of)
    return tableFields.find((field) => field === `price.${found}`)
  }
  const found =
    of === ''
      ? language
      : languages.find((one) => plain(one) === of || plain(one).split(' ')[0] === of)
  return tableFields.find((field) => field === `${root}.${found}`)
}
