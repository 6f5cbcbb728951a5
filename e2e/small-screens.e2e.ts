import { expectThat, journey } from './journey.ts'
import { enterIn, findGoods } from './steps.ts'

for (const language of ['de', 'en', 'fr'])
  journey(
    `the words of the home page stand whole beside its picture, on tablets too (${language})`,
    async ({ page }) => {
      await enterIn(page, `lang=${language}`)
      await page.goto('/')
      const isWhole = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const box = (element: Element) => element.getBoundingClientRect()
        const [words, frame] = [box(heading), box(heading.closest('section') ?? heading)]
        const at = document.elementFromPoint(words.left + 8, words.top + 8)
        return words.top >= frame.top && at !== null && heading.contains(at)
      })
      expectThat(isWhole, 'the headline is cut off')
    },
    [640, 768, 1060],
  )

journey(
  'the small pictures of an item stand side by side on the smallest phone, whole',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const [desk = ''] = await findGoods(mall, 'amrela writing desk')
    await page.goto(desk)
    const edges = await page
      .getByRole('link', { name: /^Show picture \d/ })
      .locator('img')
      .evaluateAll((images) =>
        images
          .map((image) => image.getBoundingClientRect())
          .map(({ left, right }) => [left, right]),
      )
    expectThat(edges.length > 2, `only ${edges.length} small pictures`)
    for (const [index, [left = 0]] of edges.entries())
      expectThat(left >= (edges[index - 1]?.[1] ?? 0), `picture ${index} lies over the one before`)
  },
  [320, 390],
)
