import { expectNoBarriers, journey } from './journey.ts'
import { addToCart, enterIn, fillAddress, findGoods } from './steps.ts'

journey(
  'a link as a name is an error at the field, in the words of a doorbell',
  async ({ mall, page, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    const [desk = ''] = await findGoods(mall, 'writing desk')
    await addToCart(page, desk)
    await page.goto('/checkout')
    await fillAddress(page, `name-${width}@galleria.test`)
    await page.getByLabel('First name').fill('Visit evil.example')
    await page.getByRole('button', { name: 'Save and deliver here' }).click()
    await page.getByText('Please enter just a name').first().waitFor()
    await expectNoBarriers(page)
  },
)
