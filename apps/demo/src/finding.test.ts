import type { Language, Site } from '@galleria/contract/storefronts'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchCatalog } from '../../api/src/modules/catalog/search/index.ts'
import { createPinnedClock } from '../../api/src/platform/clock.ts'
import { openDatabase, type Database } from '../../api/src/platform/db.ts'
import type { TestDatabase } from '../../../database/test-server.ts'
import { createDemoMall, DEMO_NOW } from './testing.ts'

let mall: TestDatabase
let dataDir: string
let database: Database
beforeAll(async () => {
  ;({ database: mall, dataDir } = await createDemoMall())
  database = openDatabase({ url: mall.url, clock: createPinnedClock(DEMO_NOW) })
})
afterAll(async () => {
  await database?.close()
  await mall?.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/**
 * What was typed, and what must be among the first three: a part of an item's English address, and
 * of its version's after the question mark.
 */
type Search = readonly [keyword: string, wanted: RegExp]
const searches: Readonly<Record<Language, readonly Search[]>> = {
  en: [
    ['wrtiing desk oak', /writing-desk\?oak/],
    ['couch', /sofa/],
    ['140x70', /\?\S*-140x70/],
    ['standing desk 160 x 80 white', /standing-desk\?white-160x80/],
    ['office', /office-chair|desk/],
    ['chest of draws', /chest-of-drawers/],
    ['nightstand walnut', /bedside-table\?walnut/],
    ['green armchair', /armchair\?forest/],
    ['desk 1.4m x 0.7m', /desk\?\S*-140x70/],
    ['3 seater sofa grey', /three-seat-sofa\?slate/],
  ],
  de: [
    ['schrank', /chest-of-drawers|sideboard|tallboy|bookcase/],
    ['hockr', /stool|pouf/],
    ['140 x 70', /\?\S*-140x70/],
    ['sofa grün', /sofa\?forest/],
    ['büro', /office-chair/],
    ['Schreibtich', /desk/],
    ['stehlampe', /floor-lamp|tripod-lamp/],
    ['sofabett', /bed|sofa/],
    ['bett 140x200', /bed\?\S*-140x/],
    ['schwarzer schreibtisch', /desk\?black/],
    ['nachtkästchen', /bedside-table/],
    ['Buerostuhl grau', /office-chair\?slate/],
    ['wohnzimerlampe', /lamp/],
    ['wohnzimmer', /sofa|coffee-table/],
  ],
  fr: [
    ['canape vert', /sofa\?forest/],
    ['bureau', /desk/],
    ['lampe', /lamp/],
    ['armoire', /tallboy|chest/],
    ['table basse noyer', /coffee-table\?walnut/],
    ["bureau d'angle blanc", /corner-desk\?white/],
    ['chambre', /bed/],
    ['etagère murale 120', /wall-shelf\?\S*-120x/],
  ],
  nl: [
    ['2-zits bank', /two-seat-sofa/],
    ['kast', /drawers|sideboard|bookcase/],
    ['bureu eiken', /desk\?oak/],
    ['groene bank', /sofa\?forest|bench\?forest/],
    ['nachtkastje wit', /bedside-table\?white/],
    ['slaapkamer', /bed/],
  ],
  sv: [
    ['soffa blå', /sofa\?ocean/],
    ['soffor', /sofa/],
    ['skrivbrod', /desk/],
    ['garderob', /tallboy|chest/],
    ['sovrum', /bed/],
    ['matbord 160x90 ek', /dining-table\?oak-160x90/],
  ],
  pl: [
    ['biurka', /desk/],
    ['stolik kawowy debowy', /coffee-table\?oak/],
    ['zielona sofa', /sofa\?forest/],
    ['szafa', /tallboy|chest/],
    ['lozko dab', /bed\?oak/],
  ],
  it: [
    ['sedie ufficio', /chair/],
    ['divano verde', /sofa\?forest/],
    ['comodini', /bedside-table/],
    ['scrivnaia bianca', /desk\?white/],
    ['armadio', /tallboy|chest/],
  ],
  es: [
    ['mesa comedor roble', /dining-table\?oak/],
    ['lámpara de pie', /arc-floor-lamp|tripod-lamp/],
    ['armario', /tallboy|chest/],
    ['sofa azul', /sofa\?ocean/],
  ],
  'zh-CN': [
    ['沙发 绿色', /sofa\?forest/],
    ['橡木书桌', /desk\?oak/],
  ],
}
const siteOf: Readonly<Record<Language, Site>> = {
  ...{ en: 'UK', de: 'DE', fr: 'FR', nl: 'NL', sv: 'SE', pl: 'PL', it: 'IT', es: 'ES' },
  'zh-CN': 'DE',
}

/** Of the sixty searches. */
const FOUND = 60
test(`of sixty searches that people type, in nine languages, with slips, sizes, colours and rooms, ${FOUND} bring what was meant among the first three, and none brings nothing`, async () => {
  const all = Object.entries(searches).flatMap(([language, list]) =>
    list.map(([keyword, wanted]) => ({ language: language as Language, keyword, wanted })),
  )
  expect(all).toHaveLength(60)
  const missed: string[] = []
  for (const { language, keyword, wanted } of all) {
    const { data } = await searchCatalog(
      { db: database.db, site: siteOf[language], language },
      { keyword, pageNo: 1, pageSize: 3 },
    )
    expect(data, keyword).not.toEqual([])
    const shown = data.map((card) => `${card.urlKey}?${card.skuUrlSuffix}`)
    if (!shown.some((address) => wanted.test(address)))
      missed.push(`${keyword}: ${shown.join(', ')}`)
  }
  expect(missed).toHaveLength(60 - FOUND)
  expect(FOUND).toBeGreaterThanOrEqual(57)
})
