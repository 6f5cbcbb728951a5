import { attributeId, options } from '../../../database/reference/attributes.ts'
import type { Row } from '../../../database/bulk-insert.ts'
import type { Item } from './items.ts'
import { languages, type Language } from './texts/languages.ts'

/** What a shop says of a model, by the key of each attribute: an option, or a number. */
const attributesOfModels: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'desk-slim': { 'desk-assembly': 'legs', 'desk-drawers': 'yes', 'desk-load': 50 },
  'desk-trestle': { 'desk-assembly': 'ready', 'desk-drawers': 'no', 'desk-load': 60 },
  'desk-drawers': { 'desk-assembly': 'flat', 'desk-drawers': 'yes', 'desk-load': 80 },
  'desk-steel': { 'desk-assembly': 'flat', 'desk-drawers': 'no', 'desk-load': 100 },
  'desk-secretary': { 'desk-assembly': 'legs', 'desk-drawers': 'no', 'desk-load': 40 },
  'desk-corner': { 'desk-assembly': 'flat', 'desk-drawers': 'no', 'desk-load': 90 },
  'standing-two-leg': { lift: 'electric', 'highest-top': 125 },
  'standing-rounded': { lift: 'electric', 'highest-top': 128 },
  'standing-drawer': { lift: 'electric', 'highest-top': 120 },
  'standing-compact': { lift: 'by-hand', 'highest-top': 112 },
  'standing-converter': { lift: 'by-hand', 'highest-top': 48.5 },
  'standing-conference': { lift: 'electric', 'highest-top': 118 },
  'office-task': { armrests: 'yes', 'office-seat-height': 50 },
  'office-high-back': { armrests: 'yes', 'office-seat-height': 52 },
  'office-shell': { armrests: 'no', 'office-seat-height': 48 },
  'office-stool': { armrests: 'no', 'office-seat-height': 62 },
  'office-saddle': { armrests: 'no', 'office-seat-height': 66 },
  'office-visitor': { armrests: 'yes', 'office-seat-height': 46 },
  'shelf-ladder': { boards: 5, 'back-panel': 'no' },
  'shelf-cube': { boards: 5, 'back-panel': 'no' },
  'shelf-tall': { boards: 6, 'back-panel': 'yes' },
  'shelf-steel': { boards: 4, 'back-panel': 'no' },
  'shelf-wall': { boards: 2, 'back-panel': 'no' },
  'shelf-room-divider': { boards: 3, 'back-panel': 'no' },
  'drawers-chest': { 'drawer-count': 4, 'storage-assembly': 'legs' },
  'drawers-sideboard': { 'drawer-count': 3, 'storage-assembly': 'flat' },
  'drawers-pedestal': { 'drawer-count': 3, 'storage-assembly': 'ready' },
  'drawers-tallboy': { 'drawer-count': 6, 'storage-assembly': 'flat' },
  'drawers-bedside': { 'drawer-count': 1, 'storage-assembly': 'legs' },
  'drawers-tv': { 'drawer-count': 0, 'storage-assembly': 'flat' },
  'lamp-desk-arm': { socket: 'e27', 'most-watts': 40 },
  'lamp-floor-arc': { socket: 'e27', 'most-watts': 60 },
  'lamp-floor-tripod': { socket: 'e27', 'most-watts': 60 },
  'lamp-pendant': { socket: 'e27', 'most-watts': 60 },
  'lamp-globe': { socket: 'e14', 'most-watts': 25 },
  'lamp-mushroom': { socket: 'led', 'most-watts': 6.5 },
  'sofa-two': { 'sofa-seats': 2, covers: 'removable' },
  'sofa-three': { 'sofa-seats': 3, covers: 'removable' },
  'sofa-corner': { 'sofa-seats': 5, covers: 'fixed' },
  'sofa-armchair': { 'sofa-seats': 1, covers: 'fixed' },
  'sofa-bench': { 'sofa-seats': 2, covers: 'fixed' },
  'sofa-pouf': { 'sofa-seats': 1, covers: 'removable' },
  'table-dining': { 'table-seats': 6, extending: 'no' },
  'table-round': { 'table-seats': 4, extending: 'no' },
  'table-extending': { 'table-seats': 8, extending: 'yes' },
  'table-coffee': { extending: 'no' },
  'table-side': { extending: 'no' },
  'table-console': { extending: 'no' },
  'bed-slatted': { storage: 'no', 'bed-load': 220 },
  'bed-upholstered': { storage: 'no', 'bed-load': 250 },
  'bed-platform': { storage: 'no', 'bed-load': 260 },
  'bed-drawers': { storage: 'yes', 'bed-load': 240 },
  'bed-day': { storage: 'no', 'bed-load': 130 },
  'bed-canopy': { storage: 'no', 'bed-load': 240 },
  'chair-dining': { 'chair-seat-height': 46, stackable: 'no' },
  'chair-spindle': { 'chair-seat-height': 45, stackable: 'no' },
  'chair-upholstered': { 'chair-seat-height': 47.5, stackable: 'no' },
  'chair-stacking': { 'chair-seat-height': 45, stackable: 'yes' },
  'chair-bar': { 'chair-seat-height': 68, stackable: 'no' },
  'chair-rocking': { 'chair-seat-height': 42, stackable: 'no' },
}

/** Of the upholstered chairs, in every language. */
const CARE: Readonly<Record<Language, string>> = {
  en: 'Vacuum with a soft brush; treat stains with lukewarm water',
  de: 'Mit weicher Bürste absaugen; Flecken mit lauwarmem Wasser behandeln',
  nl: 'Stofzuigen met een zachte borstel; vlekken met lauw water behandelen',
  es: 'Aspirar con un cepillo suave; tratar las manchas con agua tibia',
  sv: 'Dammsug med mjuk borste; behandla fläckar med ljummet vatten',
  fr: 'Aspirer avec une brosse douce ; traiter les taches à l’eau tiède',
  it: 'Aspirare con una spazzola morbida; trattare le macchie con acqua tiepida',
  pl: 'Odkurzać miękką szczotką; plamy czyścić letnią wodą',
  'zh-CN': '用软毛刷吸尘；污渍用温水清洁',
}

export function itemAttributeRows(items: readonly Item[]): Row[] {
  return items.flatMap(({ id, model }) =>
    Object.entries(attributesOfModels[model.key] ?? {}).map(([key, value]) => {
      const attribute = attributeId(key)
      const option = options.find((one) => one.attributeId === attribute && one.key === value)
      return {
        ...{ item_id: id, attribute_id: attribute, option_id: option?.id ?? null },
        number: typeof value === 'number' ? value : null,
      }
    }),
  )
}

export function itemAttributeTextRows(items: readonly Item[]): Row[] {
  return items
    .filter(({ model }) => model.key === 'chair-upholstered')
    .flatMap(({ id }) =>
      languages.map((language) => ({
        ...{ item_id: id, attribute_id: attributeId('chair-care'), language },
        value: CARE[language],
      })),
    )
}
