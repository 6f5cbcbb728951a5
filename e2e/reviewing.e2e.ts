import pg from 'pg'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, expectFocusOn, newMember } from './steps.ts'

const TEXT = 'A warm light, and the brass is darker than in the picture, which we like.'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** So lively that no format makes it small: several megabytes. */
const noisyPhoto = async (width: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const buffer = await sharp({
    create: { width, height: width, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  expectThat(buffer.length > 2 * 1024 * 1024, `the large photo has only ${buffer.length} bytes`)
  return { name: 'IMG_0412.JPG', mimeType: 'image/jpeg', buffer }
}
const photo = async (width: number) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 600, channels: 3, background: '#b98b4e' } })
    .jpeg()
    .toBuffer(),
})
/** The figure in brackets on the first tab. */
async function countToReview(page: Page): Promise<number> {
  return Number(
    /\((\d+)\)/.exec(await page.getByRole('link', { name: /^To review/i }).innerText())?.[1],
  )
}
/** The shop of the reviewed item may be one that nobody of the demo works for. */
async function answerAsShop(mall: RunningMall, review: string, answer: string): Promise<void> {
  const client = new pg.Client({ connectionString: mall.databaseUrl })
  await client.connect()
  await client
    .query(
      'insert into comment_replies (comment_id, seller_id, user_id, content) select id, seller_id, author_id, $2 from comments where content = $1 on conflict do nothing',
      [review, answer],
    )
    .finally(() => client.end())
}
async function openForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Review', exact: true }).first().click()
  await page.waitForURL(/\/buyer\/comment-add\?orderId=ord_.+&orderLineIds=/)
  await page.getByRole('button', { name: 'Send review' }).waitFor()
}

// First of all, because others review what they find.
journey(
  '[REV-025] who reviews an order of a set writes about the set, and its goods have no blocks of their own',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    const { data } = await call<{
      data: { id: string; tradeOrderLineList: { id: string; lineGroupTypeDict: string | null }[] }[]
    }>(page, mall, '/sapi/mall-order/web/order/pageTradeOrderForBuyer', { pageSize: 50 })
    const order = data.find(({ tradeOrderLineList: lines }) => lines[0]?.lineGroupTypeDict)
    expectThat(order, "one of Anna's orders is of a set")
    const [main, ...parts] = order.tradeOrderLineList
    await page.goto(`/buyer/comment-add?orderId=${order.id}`)
    await page.getByRole('button', { name: 'Send review' }).waitFor()
    expectEqual(
      await page
        .locator('input[name="line"]')
        .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value)),
      [main?.id],
      'blocks of the form',
    )
    expectThat(parts.length > 1, 'a set of two goods')
    await page.getByText('A set of:').waitFor()
    await expectNoBarriers(page)
  },
  [1280, 390],
)

/** As a person lets a picture go above something, or pastes it there. */
function giveFile(into: Locator, how: 'drop' | 'paste', text?: string): Promise<void> {
  return into.evaluate(
    async (element, given) => {
      const picture = document.createElement('canvas').getContext('2d')!.canvas
      const blob = await new Promise<Blob>((done) => picture.toBlob((made) => done(made!)))
      const data = new DataTransfer()
      data.items.add(new File([blob], 'given.png', { type: 'image/png' }))
      if (given.text) data.setData('text/plain', given.text)
      const all = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        given.how === 'drop'
          ? new DragEvent('drop', { ...all, dataTransfer: data })
          : new ClipboardEvent('paste', { ...all, clipboardData: data }),
      )
    },
    { how, text },
  )
}

/** The first photo goes to the end, step by step; the button that moves it keeps the focus. */
async function moveByKeyboard(block: Locator): Promise<void> {
  const photos = () =>
    block
      .locator('input[type=hidden][name*=mage]')
      .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value))
  const [first, ...others] = await photos()
  await block.getByRole('button', { name: 'Move photo 1 right' }).focus()
  for (const number of [2, 3]) {
    await block.page().keyboard.press('Enter')
    await expectFocusOn(
      block.getByRole('button', { name: `Move photo ${number} right` }),
      'the button',
    )
  }
  await block.page().keyboard.press('Enter')
  await expectFocusOn(
    block.getByRole('button', { name: 'Move photo 4 left' }),
    'the way back, at the end',
  )
  expectEqual(await photos(), [...others, first], 'the photos')
  const tile = (number: number) =>
    block
      .getByRole('listitem')
      .filter({ has: block.page().getByRole('button', { name: `Remove photo ${number}` }) })
  await tile(4).dragTo(tile(1))
  expectEqual(await photos(), [first, ...others], 'the photos once the last was pulled back')
}

journey(
  '[REV-001, REV-003, REV-004, REV-005, REV-011, REV-012, REV-015, REV-016, REV-020, REV-021, REV-022, REV-023, REV-024, REV-032, REV-033, REV-034, REV-037, REV-039, REV-043, REV-049] a received order is reviewed with a photo, and everybody can see it',
  async ({ mall, page, another }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/comments?status=unComment')
    await heading(page).waitFor()
    const before = await countToReview(page)
    const [first] = await page.getByRole('main').getByRole('article').all()
    expectThat(
      first &&
        /\/buyer\/order\/detail\/ord_/.test(
          (await first.getByRole('link', { name: /^Order/ }).getAttribute('href')) ?? '',
        ),
      'the list leads to no order',
    )
    await expectNoBarriers(page)

    await openForm(page)
    const blocks = page.getByRole('main').locator('section')
    const count = await blocks.count()
    expectEqual(
      count,
      (JSON.parse(new URL(page.url()).searchParams.get('orderLineIds') ?? '[]') as string[]).length,
      'blocks of the form',
    )
    const block = blocks.first()
    const words = await block.innerText()
    expectThat(
      /Quantity: \d+, €[\d.,]+ each/.test(words) &&
        /Paid: €/.test(words) &&
        /\s×\s/.test(words) &&
        words.includes('300 characters left') &&
        words.includes('0/6'),
      `the block lacks something: ${words}`,
    )
    const product = block.locator('a[href^="/item/"]').first()
    expectThat((await product.innerText()).length > 3, 'the block has no name')
    expectThat(
      await block
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      'the block has no picture',
    )
    await page.getByRole('button', { name: 'Send review' }).click()
    await block.getByText('please pick a rating').waitFor()
    await block.getByText('there are products not yet reviewed').waitFor()
    await expectFocusOn(block.locator('input[type=radio]').first(), 'the first star')
    await expectNoBarriers(page)

    // The stars by keyboard, the photo by hand.
    await page.keyboard.press('Space')
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowRight')
    await block.getByText('good', { exact: true }).waitFor()
    const files = block.locator('input[type=file]')
    await files.setInputFiles({
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
    })
    await block.getByText('image size cannot exceed 2M').waitFor()
    await files.setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html></html>'),
    })
    await block.getByText('Please choose a picture in PNG').waitFor()
    // The second as a phone takes it: larger than what may be sent, and made smaller before it is.
    await files.setInputFiles([await photo(800), await noisyPhoto(2200)])
    await block.getByText('2/6').waitFor()
    // A third is dropped beside the field, a fourth pasted while writing; text that is pasted stays
    // text.
    await giveFile(block.getByRole('textbox'), 'drop')
    await block.getByText('3/6').waitFor()
    await giveFile(block.getByRole('textbox'), 'paste')
    await block.getByRole('button', { name: 'Remove photo 4' }).waitFor()
    await giveFile(block.getByRole('textbox'), 'paste', 'a sentence')
    await block.getByText('4/6').waitFor()
    await moveByKeyboard(block)
    for (const number of [4, 3, 2])
      await block.getByRole('button', { name: `Remove photo ${number}` }).click()
    await block.getByText('1/6').waitFor()
    await block.getByRole('textbox').fill(TEXT)
    await block.getByText(`${300 - TEXT.length} characters left`).waitFor()
    await page.reload()
    await block.getByText(`${300 - TEXT.length} characters left`).waitFor()
    expectEqual(
      [
        await block.getByRole('textbox').inputValue(),
        await block.getByRole('radio', { name: '4 stars' }).isChecked(),
        await block.getByText('1/6').count(),
      ],
      [TEXT, true, 1],
      'what a reload has kept',
    )
    for (let i = 1; i < count; i += 1) {
      await blocks.nth(i).getByRole('radio', { name: '5 stars' }).check()
      await blocks.nth(i).getByRole('textbox').fill('Just right.')
    }
    await expectNoBarriers(page)
    const item = await block.locator('a[href^="/item/"]').first().getAttribute('href')
    await page.getByRole('button', { name: 'Send review' }).click()

    await page.getByRole('heading', { name: /^review successful$/i }).waitFor()
    const sentAt = Date.now()
    await expectNoBarriers(page)
    await page.waitForURL(/\/buyer\/comments\?status=comment$/)
    const waited = Date.now() - sentAt
    expectThat(
      waited > 2000,
      `the list came after ${waited} ms, before the three seconds were over`,
    )
    await page.getByText(TEXT).first().waitFor()
    await expectNoBarriers(page)
    expectEqual(await countToReview(page), before - 1, 'orders to review')
    const mine = page.getByRole('article').filter({ hasText: TEXT }).first()
    await mine.getByRole('link', { name: 'View this review' }).click()
    await page.waitForURL(/\/buyer\/comment-detail\/com_/)
    await page.getByRole('heading', { name: 'My review', exact: true }).waitFor()
    await page.getByRole('img', { name: '4 of 5 stars' }).waitFor()
    await expectSoon(
      () => page.getByRole('link', { name: /follow-up/i }).count(),
      1,
      'links to a follow-up of a review that has none',
    )
    await answerAsShop(mall, TEXT, 'Brass darkens by itself.')
    await page.reload()
    await page.getByText('shop reply').waitFor()
    await page.getByText('Brass darkens by itself.').waitFor()
    await expectNoBarriers(page)

    const stranger = await another()
    // Under an address that nobody has asked for within the minute that public pages are kept.
    await stranger.goto(`${item}&site=DE&lang=en&at=${Date.now()}`)
    const shown = stranger
      .locator('#reviews')
      .getByRole('article')
      .filter({ hasText: TEXT })
      .first()
    // Shortened from the name on the order, whoever of the demo's people it went to.
    await shown.getByRole('heading', { name: /^(Anna L|Kim P)\.$/ }).waitFor()
    const [open] = await shown.getByRole('button', { name: /^Photo 1 by \w+ \w\./ }).all()
    expectThat(open, 'no photo at the review')
    await open.click()
    await stranger.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('[popover]:popover-open img')].some(
        (image) => image.complete && image.naturalWidth === 800,
      ),
    )
    await expectNoBarriers(stranger)
  },
  undefined,
  { isMainWay: true },
)

journey(
  '[REV-006, REV-007, REV-008, REV-009, REV-010, REV-013, REV-014, REV-029, REV-047] the lists are paged and say when they are empty, and only own received orders can be reviewed',
  async ({ page, context, mall }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/comments')
    await page.getByRole('main').getByRole('article').first().waitFor()
    await expectSoon(() => page.getByRole('main').getByRole('article').count(), 4, 'rows of a page')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await page.waitForURL(/status=unComment&pageNo=2/)
    await page.getByRole('link', { name: 'Reviewed', exact: false }).first().click()
    await page.waitForURL(/\/buyer\/comments\?status=comment$/)
    await page.goto('/buyer/orders?status=finished&pageSize=20')
    await page.getByRole('main').getByRole('article').first().waitFor()
    const [href] = await page
      .getByRole('main')
      .getByRole('link', { name: 'Review', exact: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const orderId = new URL(href ?? '', 'http://x').searchParams.get('orderId') ?? ''
    await page.goto(`/buyer/comment?orderId=${orderId}`)
    await page.waitForURL(/\/buyer\/comment-add\?orderId=/)
    await page.getByRole('button', { name: 'Send review' }).waitFor()
    const form = page.url()
    const { search } = new URL(form)
    const [line = ''] = JSON.parse(
      new URL(form).searchParams.get('orderLineIds') ?? '[]',
    ) as string[]
    for (const path of ['/buyer/comment-add', '/buyer/comment']) {
      await page.goto(`${path}${search}`)
      await page.getByRole('button', { name: 'Send review' }).waitFor()
      await expectSoon(
        () => page.locator(`input[name="line"][value="${line}"]`).count(),
        1,
        `blocks of the line under ${path}`,
      )
    }
    await page.goto('/buyer/orders?status=unshipped')
    await page.getByRole('main').getByRole('article').first().waitFor()
    await expectSoon(
      () => page.getByRole('main').getByRole('link', { name: 'Review', exact: true }).count(),
      0,
      'reviews offered for what is not there yet',
    )

    // Somebody else.
    await context.clearCookies()
    await enterIn(page, 'site=DE&lang=en')
    expectEqual(
      new URL((await page.request.get(form)).url()).pathname,
      '/login',
      'where the form leads a stranger',
    )
    await signIn(page, mall, await newMember(mall))
    await page.goto('/buyer/comments')
    await page.getByRole('heading', { name: /no orders to review/i }).waitFor()
    await page.goto('/buyer/comments?status=comment')
    await page.getByRole('heading', { name: /no matching reviews/i }).waitFor()
    await expectNoBarriers(page)
    expectEqual((await page.request.get(form)).status(), 404, "somebody else's order answers")
  },
  [1280],
)

journey(
  '[REV-022, REV-032, REV-033] stars and text need no script',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/comments')
    await openForm(page)
    const blocks = page.getByRole('main').locator('section')
    await blocks.first().getByRole('textbox').fill('First line.\nSecond line.')
    await page.getByRole('button', { name: 'Send review' }).click()
    await blocks.first().getByText('please pick a rating').waitFor()
    await expectSoon(
      () => blocks.first().getByRole('textbox').inputValue(),
      'First line.\nSecond line.',
      'what was typed',
    )
    for (const block of await blocks.all()) {
      await block.getByRole('radio', { name: '3 stars' }).check()
      if ((await block.getByRole('textbox').inputValue()) === '')
        await block.getByRole('textbox').fill('All right.')
    }
    await page.getByRole('button', { name: 'Send review' }).click()
    await page.getByRole('heading', { name: /^review successful$/i }).waitFor()
    await page.waitForURL(/\/buyer\/comments\?status=comment$/)
    await page.getByText('Second line.').first().waitFor()
  },
  [1280],
  { javaScript: false },
)
