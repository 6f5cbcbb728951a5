import type { SearchReply } from '@galleria/contract/item'
import { expect, test } from 'vitest'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { Filters } from './filters.tsx'
import { readListing } from './listing-address.ts'

const nothing: SearchReply['facets'] = {
  ...{ category: [], shop: [], finish: [], attribute: [] },
  price: ['min', 'max'].map((label) => ({ value: '0', label, count: 0 })),
  available: ['available', 'reduced'].map((value) => ({ value, label: value, count: 0 })),
}
const draw = (query: string, facets: SearchReply['facets'], total: number) =>
  drawPage(() => (
    <Filters
      listing={readListing(new URLSearchParams(query))}
      facets={facets}
      total={total}
      hasMore={false}
      categories={[{ id: 1, key: 'desks', name: 'Desks', path: [1] }]}
    />
  ))

test('what is ticked stays in the list, ticked, also where it leaves nothing', () => {
  const finish = [{ value: 'walnut', label: 'walnut', count: 0 }]
  const html = draw('finish=walnut&reduced=1', { ...nothing, finish }, 0)
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toMatchObject([
    expect.stringContaining('value="walnut"'),
    expect.stringContaining('name="reduced"'),
  ])
  expect(readText(html)).toContain('Finish + Walnut 0')
})

test('where nothing is found there are no empty groups and no range of prices', () => {
  const html = draw('keyword=zzzz&sort=newest', nothing, 0)
  for (const word of ['Price', 'Finish', 'Shop', 'Offer', 'Categories', '€'])
    expect(html).not.toContain(word)
  // Nothing is sorted, and the next choice does not forget how it was.
  expect(html).toContain('<input type="hidden" name="sort" value="newest"/>')
})

test('a price that was typed can be changed where it leaves nothing', () => {
  const html = draw('priceMax=1', nothing, 0)
  expect(html).toContain('value="1"')
  expect(html).not.toContain('€')
})

test('width, depth, height and stars can be asked for, and what was stays to be changed', () => {
  const rated = { value: 'rated', label: 'rated', count: 3 }
  const html = draw('widthMax=120', { ...nothing, available: [rated] }, 5)
  expect(readText(html)).toContain(
    'Size in cm + Width – Depth – Height – Rating + 4 stars and up 3',
  )
  expect(html).toMatch(/aria-label="Width to, in cm"[^>]*name="widthMax" value="120"/)
  expect(draw('depthMin=60', nothing, 0)).toMatch(/name="depthMin"[^>]*value="60"/)
})

test('what the category asks can be ticked with its count, or asked from and to with its unit', () => {
  const option = { key: 'e27', name: 'E27', count: 3 }
  const html = draw(
    'category=desks&socket=e27',
    {
      ...nothing,
      attribute: [
        {
          ...{ key: 'socket', name: 'Socket', kind: 'choice', unit: '', least: null, most: null },
          optionList: [option, { key: 'led', name: 'Built-in LED', count: 0 }],
        },
        {
          ...{ key: 'most-watts', name: 'Power up to', kind: 'number', unit: 'W' },
          ...{ optionList: [], least: 6.5, most: 60 },
        },
      ],
    },
    3,
  )
  expect(readText(html)).toContain('Socket + E27 3 Built-in LED 0 Power up to (W) + –')
  expect(html).toMatch(/<input[^>]*name="socket" checked="" value="e27"/)
  expect(html).toMatch(
    /aria-label="Power up to \(W\) from"[^>]*placeholder="6.5"[^>]*name="most-wattsMin"/,
  )
})
