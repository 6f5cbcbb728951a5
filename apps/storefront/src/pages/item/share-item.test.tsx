// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WireItem, WireSku } from '@galleria/contract/item'
import { textsFor } from '../../texts/texts.server.ts'
import { BuyBox } from './buy-box.tsx'

const euros = (value: number) => ({ value, currency: 'EUR' })
const sku = {
  ...{ id: 1, code: 'GH-1', skuUrlSuffix: 'oak', finish: 'oak', size: '', minImageUrl: '' },
  ...{ salePrc: euros(189), salePoints: 0, originalPrc: null, lowest30Prc: null },
  ...{ availableQty: 9, adjustStep: 1, marketingUnit: null, preSale: null, groupOffer: null },
  ...{ secKillEndTime: null, secKillLeft: null, cover: null, image: '' },
} as unknown as WireSku
const item = (id: number, name: string) =>
  ({
    ...{ id, name, ratingAvg: null, ratingCount: 0, taxRate: 0.19, voucher: null },
    shop: { id: 1, name: 'Galleria House', city: 'Berlin' },
    shipping: { fee: euros(0), freeFrom: null, expectDate: '2026-06-12' },
    skuList: [sku],
  }) as unknown as WireItem

/** Opens the box of one item; `show` goes on to another one, as a link of the page does. */
async function open(first: WireItem) {
  let show: (next: WireItem) => void = () => {}
  function Page(): ReactNode {
    const [shown, setShown] = useState(first)
    show = setShown
    const path = `/item/${shown.id}`
    return <BuyBox item={shown} sku={sku} path={path} groups={[]} offers={[]} invited={null} />
  }
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(() => root.unmount())
    place.remove()
    vi.unstubAllGlobals()
  })
  await act(() =>
    root.render(
      <I18nProvider i18n={textsFor('en')}>
        <Stub initialEntries={['/']} />
      </I18nProvider>,
    ),
  )
  const share = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Share')
  return {
    press: () => act(async () => share?.click()),
    show: (next: WireItem) => act(() => show(next)),
    read: () => [...place.querySelectorAll('[role=status]')].map((one) => one.textContent).join(''),
  }
}

function giveNavigator(name: 'share' | 'clipboard', value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(navigator, name)
  Object.defineProperty(navigator, name, { value, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, name)
    if (before) Object.defineProperty(navigator, name, before)
  })
}

test('that the link of an item was copied is not said of the next one', async () => {
  const copied: string[] = []
  giveNavigator('clipboard', { writeText: async (text: string) => void copied.push(text) })
  const page = await open(item(7, 'Halden desk'))
  await page.press()
  expect(copied).toEqual([new URL('/item/7', location.href).href])
  expect(page.read()).toBe('Link copied.')
  await page.show(item(8, 'Lund lamp'))
  expect(page.read()).toBe('')
})

test("a second press while the system's sheet is open says nothing, and what the browser forbids is said", async () => {
  let error = 'InvalidStateError'
  giveNavigator('share', () => Promise.reject(new DOMException('no', error)))
  const page = await open(item(7, 'Halden desk'))
  await page.press()
  expect(page.read()).toBe('')
  error = 'AbortError'
  await page.press()
  expect(page.read()).toBe('')
  error = 'NotAllowedError'
  await page.press()
  expect(page.read()).toBe('Your browser did not allow it.')
})
