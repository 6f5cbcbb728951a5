import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.tsx'
import { SearchBox } from './search-box.tsx'

const typedAt = (address: string) =>
  / value="([^"]*)"/.exec(drawPage(() => <SearchBox id="search" />, { address }))?.[1]

test('the search box of the mall shows what its listing was searched for, and not what orders were', () => {
  expect(typedAt('/search?keyword=oak')).toBe('oak')
  expect(typedAt('/buyer/orders?keyword=oak')).toBe('')
  expect(typedAt('/buyer/as?keyword=oak')).toBe('')
})
