import { languages, type Language } from '@galleria/contract/storefronts'
import type pg from 'pg'
import { bulkInsert, type Row } from '../bulk-insert.ts'
import { categories, type CategoryKey } from './category-keys.ts'

/** What the categories of a new mall ask of their goods. Its operator changes all of it. */

type Words = Readonly<Record<Language, string>>
type Attribute = {
  readonly category: CategoryKey
  readonly key: string
  readonly words: Words
} & (
  | { readonly kind: 'choice'; readonly options: Readonly<Record<string, Words>> }
  | { readonly kind: 'number'; readonly unit: string }
  | { readonly kind: 'text' }
)

/** In English, German, Dutch, Spanish, Swedish, French, Italian, Polish and Chinese. */
const order = ['en', 'de', 'nl', 'es', 'sv', 'fr', 'it', 'pl', 'zh-CN'] as const

function words(text: string): Words {
  const translations = text.split(' | ')
  if (translations.length !== order.length) throw new RangeError(`not in every language: ${text}`)
  return Object.fromEntries(
    order.map((language, at) => [language, translations[at] ?? '']),
  ) as Words
}

const assembly = {
  flat: words(
    'To be assembled | Zum Aufbauen | Zelf monteren | Para montar | Monteras själv | À monter | Da montare | Do złożenia | 需自行组装',
  ),
  legs: words(
    'Only the legs | Nur die Beine | Alleen de poten | Solo las patas | Bara benen | Seulement les pieds | Solo le gambe | Tylko nogi | 仅需装腿',
  ),
  ready: words(
    'Ready to use | Fertig aufgebaut | Kant-en-klaar | Lista para usar | Färdigmonterad | Prêt à l’emploi | Già montato | Gotowe do użycia | 成品',
  ),
}
const assemblyWords = words(
  'Assembly | Aufbau | Montage | Montaje | Montering | Montage | Montaggio | Montaż | 组装',
)
const loadWords = words(
  'Carries up to | Trägt bis | Draagt tot | Soporta hasta | Bär upp till | Supporte jusqu’à | Regge fino a | Nośność do | 承重',
)
const seatsWords = words(
  'Seats | Sitzplätze | Zitplaatsen | Plazas | Sittplatser | Places | Posti | Miejsca | 座位数',
)
const seatHeightWords = words(
  'Seat height | Sitzhöhe | Zithoogte | Altura del asiento | Sitthöjd | Hauteur d’assise | Altezza seduta | Wysokość siedziska | 座高',
)
const yesNo = {
  yes: words('Yes | Ja | Ja | Sí | Ja | Oui | Sì | Tak | 有'),
  no: words('No | Nein | Nee | No | Nej | Non | No | Nie | 无'),
}
const drawersWords = words(
  'With drawers | Mit Schubladen | Met laden | Con cajones | Med lådor | Avec tiroirs | Con cassetti | Z szufladami | 带抽屉',
)

export const attributes: readonly Attribute[] = [
  {
    ...{ category: 'desks', key: 'desk-assembly', kind: 'choice', words: assemblyWords },
    options: assembly,
  },
  {
    ...{ category: 'desks', key: 'desk-drawers', kind: 'choice', words: drawersWords },
    options: yesNo,
  },
  { category: 'desks', key: 'desk-load', kind: 'number', unit: 'kg', words: loadWords },
  {
    ...{ category: 'standing-desks', key: 'lift', kind: 'choice' },
    words: words(
      'Height adjustment | Höhenverstellung | Hoogteverstelling | Ajuste de altura | Höjdjustering | Réglage en hauteur | Regolazione in altezza | Regulacja wysokości | 高度调节',
    ),
    options: {
      electric: words(
        'Electric | Elektrisch | Elektrisch | Eléctrico | Elektrisk | Électrique | Elettrica | Elektryczna | 电动',
      ),
      'by-hand': words(
        'By hand | Von Hand | Met de hand | Manual | För hand | Manuel | Manuale | Ręczna | 手动',
      ),
    },
  },
  {
    ...{ category: 'standing-desks', key: 'highest-top', kind: 'number', unit: 'cm' },
    words: words(
      'Highest position | Höchste Stellung | Hoogste stand | Posición más alta | Högsta läge | Position la plus haute | Posizione più alta | Najwyższe ustawienie | 最高位置',
    ),
  },
  {
    ...{ category: 'office-chairs', key: 'armrests', kind: 'choice', options: yesNo },
    words: words(
      'Armrests | Armlehnen | Armleuningen | Reposabrazos | Armstöd | Accoudoirs | Braccioli | Podłokietniki | 扶手',
    ),
  },
  {
    ...{ category: 'office-chairs', key: 'office-seat-height', kind: 'number', unit: 'cm' },
    words: seatHeightWords,
  },
  {
    ...{ category: 'shelves', key: 'boards', kind: 'number', unit: '' },
    words: words(
      'Boards | Böden | Planken | Estantes | Hyllplan | Tablettes | Ripiani | Półki | 层板数',
    ),
  },
  {
    ...{ category: 'shelves', key: 'back-panel', kind: 'choice' },
    words: words(
      'Back panel | Rückwand | Achterwand | Panel trasero | Bakstycke | Fond | Schienale | Tył | 背板',
    ),
    options: yesNo,
  },
  {
    ...{ category: 'drawers', key: 'drawer-count', kind: 'number', unit: '' },
    words: words(
      'Number of drawers | Anzahl Schubladen | Aantal laden | Número de cajones | Antal lådor | Nombre de tiroirs | Numero di cassetti | Liczba szuflad | 抽屉数量',
    ),
  },
  {
    ...{ category: 'drawers', key: 'storage-assembly', kind: 'choice', words: assemblyWords },
    options: assembly,
  },
  {
    ...{ category: 'lamps', key: 'socket', kind: 'choice' },
    words: words(
      'Socket | Fassung | Fitting | Casquillo | Sockel | Culot | Attacco | Gwint | 灯头',
    ),
    options: {
      e14: words('E14 | E14 | E14 | E14 | E14 | E14 | E14 | E14 | E14'),
      e27: words('E27 | E27 | E27 | E27 | E27 | E27 | E27 | E27 | E27'),
      led: words(
        'Built-in LED | LED fest eingebaut | Ingebouwde led | LED integrado | Inbyggd LED | LED intégrée | LED integrato | Wbudowany LED | 内置 LED',
      ),
    },
  },
  {
    ...{ category: 'lamps', key: 'most-watts', kind: 'number', unit: 'W' },
    words: words(
      'Power up to | Leistung bis | Vermogen tot | Potencia hasta | Effekt upp till | Puissance jusqu’à | Potenza fino a | Moc do | 最大功率',
    ),
  },
  { category: 'sofas', key: 'sofa-seats', kind: 'number', unit: '', words: seatsWords },
  {
    ...{ category: 'sofas', key: 'covers', kind: 'choice' },
    words: words(
      'Covers | Bezüge | Hoezen | Fundas | Klädsel | Housses | Rivestimenti | Pokrowce | 套罩',
    ),
    options: {
      removable: words(
        'Removable | Abnehmbar | Afneembaar | Desenfundables | Avtagbar | Amovibles | Sfoderabili | Zdejmowane | 可拆卸',
      ),
      fixed: words('Fixed | Fest | Vast | Fijas | Fast | Fixes | Fissi | Na stałe | 固定'),
    },
  },
  { category: 'tables', key: 'table-seats', kind: 'number', unit: '', words: seatsWords },
  {
    ...{ category: 'tables', key: 'extending', kind: 'choice', options: yesNo },
    words: words(
      'Extending | Ausziehbar | Uitschuifbaar | Extensible | Utdragbart | Extensible | Allungabile | Rozkładany | 可伸展',
    ),
  },
  {
    ...{ category: 'beds', key: 'storage', kind: 'choice' },
    words: words(
      'Storage below | Stauraum darunter | Bergruimte eronder | Almacenaje debajo | Förvaring under | Rangement dessous | Contenitore sotto | Schowek pod spodem | 床下储物',
    ),
    options: yesNo,
  },
  { category: 'beds', key: 'bed-load', kind: 'number', unit: 'kg', words: loadWords },
  {
    ...{ category: 'chairs', key: 'chair-seat-height', kind: 'number', unit: 'cm' },
    words: seatHeightWords,
  },
  {
    ...{ category: 'chairs', key: 'stackable', kind: 'choice', options: yesNo },
    words: words(
      'Stackable | Stapelbar | Stapelbaar | Apilable | Stapelbar | Empilable | Impilabile | Do sztaplowania | 可叠放',
    ),
  },
  {
    ...{ category: 'chairs', key: 'chair-care', kind: 'text' },
    words: words(
      'Care | Pflege | Onderhoud | Cuidado | Skötsel | Entretien | Manutenzione | Pielęgnacja | 保养',
    ),
  },
]

/** In the order of the list: ids from one on. */
export const attributeId = (key: string): number =>
  attributes.findIndex((one) => one.key === key) + 1

type Option = { id: number; attributeId: number; key: string; position: number; words: Words }
export const options: readonly Option[] = attributes
  .flatMap((one) =>
    one.kind === 'choice'
      ? Object.entries(one.options).map(([key, text], position) => ({
          ...{ attributeId: attributeId(one.key), key, position, words: text },
        }))
      : [],
  )
  .map((option, index) => ({ ...option, id: index + 1 }))

/** Those that the mall adds come after them. */
export async function insertAttributes(client: pg.ClientBase): Promise<void> {
  for (const [table, rows] of Object.entries(attributeTables()))
    await bulkInsert(client, table, rows)
  for (const table of ['attributes', 'attribute_options'])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    )
}

const attributeTables = (): Readonly<Record<string, Row[]>> => ({
  attributes: attributes.map((one, index) => ({
    id: index + 1,
    category_id: categories.find(({ key }) => key === one.category)!.id,
    key: one.key,
    kind: one.kind,
    unit: one.kind === 'number' ? one.unit : '',
    is_filter: one.kind !== 'text',
    is_required: false,
    position: index + 1,
  })),
  attribute_texts: attributes.flatMap((one, index) =>
    languages.map((language) => ({
      attribute_id: index + 1,
      ...{ language, name: one.words[language], is_own: true },
    })),
  ),
  attribute_options: options.map(({ id, attributeId: of, key, position }) => ({
    ...{ id, key, position, attribute_id: of, is_hidden: false },
  })),
  attribute_option_texts: options.flatMap(({ id, words: text }) =>
    languages.map((language) => ({
      ...{ option_id: id, language, name: text[language], is_own: true },
    })),
  ),
})
