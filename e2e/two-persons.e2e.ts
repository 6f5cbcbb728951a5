import { askForPart, buyDesks, receive } from './after-sales-steps.ts'
import { signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import { newOperator } from './operator-steps.ts'
import { enterIn, newMember } from './steps.ts'

journey(
  'a request is closed by force once a second person of the mall agrees, and its buyer reads why',
  async ({ mall, page, context, another, somebody }) => {
    const buyer = await newMember(mall, 'Noor')
    await enterIn(page, 'site=DE&lang=en')
    await signIn(context, mall, buyer)
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    const { orderId } = await buyDesks(context, mall)
    await receive(context, merchant, mall, orderId)
    const reverseId = await askForPart(context, mall, orderId, 'Scratched')
    const [first, second] = [
      await newOperator(mall, 'Ines', 'service'),
      await newOperator(mall, 'Theo', 'service'),
    ]
    const desk = await another()
    await signIn(desk, mall, first)
    await desk.goto(`/backoffice/operator/orders/${orderId}`)
    await desk.getByRole('button', { name: 'Close by force …' }).click()
    const form = desk.getByRole('form', { name: 'Propose to close' })
    await form.getByRole('button', { name: 'Propose' }).click()
    await form.getByText('Please say why; buyer and shop read it.').waitFor()
    await form.getByRole('textbox').fill('The photos show another desk')
    await form.getByRole('button', { name: 'Propose' }).click()
    await desk.getByRole('button', { name: 'Withdraw the proposal' }).waitFor()
    await expectNoBarriers(desk)

    const other = await another()
    await signIn(other, mall, second)
    await other.goto('/backoffice/operator/disputes')
    const waiting = other.getByRole('region', { name: 'Waiting for a second person' })
    const mine = waiting
      .getByRole('listitem')
      .filter({ has: other.locator(`a[href$="${orderId}"]`) })
    await mine.getByText('The photos show another desk').waitFor()
    await expectNoBarriers(other)
    await mine.getByRole('button', { name: 'Agree …' }).click()
    await mine.getByRole('button', { name: 'Yes, close it' }).click()
    await mine.waitFor({ state: 'detached' })

    await page.goto(`/buyer/as/detail/${reverseId}`)
    await page
      .getByText('Galleria has closed this application: The photos show another desk')
      .waitFor()
    await expectNoBarriers(page)
  },
)
