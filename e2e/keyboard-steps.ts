/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { expectEqual, findBarriers } from './journey.ts'
import { untilHydrated } from './steps.ts'

/** A page, or what lies over it, gone through by the tab key. */

/** `also`: what else the link is; ids have an underscore. */
export async function findLink(page: Page, start: string, also = ''): Promise<string> {
  const link = page.locator(`a[href^="${start}"]${also}`).first()
  await link.waitFor({ state: 'attached' })
  return (await link.getAttribute('href')) ?? ''
}

export async function goThrough(page: Page, paths: readonly string[]): Promise<void> {
  const wrong: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await untilHydrated(page)
    wrong.push(...(await lookAt(page, path)))
  }
  expectEqual(wrong, [], 'what the keyboard cannot do')
}

/** What is wrong with what the page shows now, each after its name. */
export async function lookAt(page: Page, name: string): Promise<string[]> {
  // What says that a page is on its way is gone once it is there.
  await page.locator('.page-progress').first().waitFor({ state: 'detached' })
  return [...(await findBarriers(page)), ...(await tabThrough(page))].map(
    (error) => `${name}: ${error}`,
  )
}

/** What is wrong with the way through the page's own part by the tab key, as sentences. */
async function tabThrough(page: Page): Promise<string[]> {
  const { count, isOver } = await page.evaluate(watchFocus)
  // Dates and films have several stops inside.
  const most = count + 40
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    if (isOver && pressed > count) break
    if (
      pressed >= count &&
      (await page.evaluate(() => {
        const { stops: state } = globalThis as unknown as { stops: { isOut: boolean } }
        return state.isOut || document.activeElement === document.body
      }))
    )
      break
    if (pressed === most - 1) return ["the focus does not leave the page's own part"]
  }
  const errors = await page.evaluate(() => {
    const { stops: state } = globalThis as unknown as {
      stops: { hidden: string[]; names(): string[] }
    }
    return [
      ...state.names().map((name) => `never come to: ${name}`),
      ...state.hidden.map((name) => `without a mark: ${name}`),
    ]
  })
  if (isOver) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  return errors
}

/** In the page: notes what can be used, what the focus comes to, and what of it is not marked. */
function watchFocus(): { count: number; isOver: boolean } {
  // What lies over a page holds the focus until it is closed.
  const over = [...document.querySelectorAll<HTMLElement>('[role=dialog], dialog[open]')].find(
    (one) => one.checkVisibility(),
  )
  const area = over ?? document.querySelector('main') ?? document.body
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()} ${one.getAttribute('aria-label') ?? (one.getAttribute('name') || (one.textContent ?? '').trim()).slice(0, 40)}`
  const isUsable = (one: HTMLElement) =>
    one.tabIndex >= 0 &&
    !(one as HTMLButtonElement).disabled &&
    !one.closest('[inert]') &&
    one.checkVisibility({ visibilityProperty: true }) &&
    !(
      one instanceof HTMLInputElement &&
      one.type === 'radio' &&
      !one.checked &&
      document.querySelector(`input[type=radio][name="${CSS.escape(one.name)}"]`) !== one
    )
  const known = [
    ...area.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]',
    ),
  ].filter((one) => one !== area && isUsable(one))
  const state = {
    left: new Set<Element>(known),
    hidden: [] as string[],
    isOut: false,
    names: () => [...state.left].map(nameOf),
  }
  const isMarked = (one: Element | null | undefined) => {
    if (!one) return false
    const { outlineStyle, boxShadow } = getComputedStyle(one)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  }
  document.addEventListener('focusin', ({ target }) => {
    const one = target as HTMLElement
    if (one === area) return
    state.left.delete(one)
    // Of a group of radios one is come to.
    if (one instanceof HTMLInputElement && one.type === 'radio')
      for (const other of area.querySelectorAll(
        `input[type=radio][name="${CSS.escape(one.name)}"]`,
      ))
        state.left.delete(other)
    state.isOut = !area.contains(one)
    if (
      !state.isOut &&
      !isMarked(one) &&
      !isMarked(one.closest('label')) &&
      !isMarked(one.parentElement) &&
      !isMarked(one.nextElementSibling)
    )
      state.hidden.push(nameOf(one))
  })
  Object.assign(globalThis, { stops: state })
  area.setAttribute('tabindex', '-1')
  area.focus()
  return { count: known.length, isOver: over !== undefined }
}

/**
 * Presses Tab until the focus is on what the selector names. On the way every stop stands on the
 * screen and is marked, and the focus is never lost.
 */
export async function tabOnTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    await page.keyboard.press('Tab')
    await expectMarked(page)
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
  }
  throw new Error(`Tab never reached ${selector}`)
}

/** A provider's frame says a moment later that it has the focus, and is marked then. */
export async function expectMarked(page: Page): Promise<void> {
  const isSeen = () => {
    const at = document.activeElement
    if (!at || at === document.body) return false
    const { top, bottom } = at.getBoundingClientRect()
    const near = [at, at.closest('label'), at.nextElementSibling, at.parentElement]
    const frameBox =
      at.tagName === 'IFRAME' ? [at.parentElement?.parentElement, at.closest('.field')] : []
    const isMarked = [...near, ...frameBox].some((one) => {
      if (!one) return false
      const { outlineStyle, boxShadow } = getComputedStyle(one)
      return outlineStyle !== 'none' || boxShadow !== 'none'
    })
    return isMarked && bottom > 0 && top < innerHeight
  }
  await page.waitForFunction(isSeen, undefined, { timeout: 5_000 }).catch(async () => {
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
    throw new Error(`the focus is lost, off the screen or without a mark: ${at}`)
  })
}

/** Among radios of a group the arrow keys choose. */
export async function arrowTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 20; pressed += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press('ArrowDown')
    await expectMarked(page)
  }
  throw new Error(`the arrow keys never reached ${selector}`)
}
