import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { startProgram } from '../apps/api/src/testing/webhook-steps.ts'
import { runSql } from './account-steps.ts'
import { buy, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, newMember } from './steps.ts'

const HOUSE_SHOP = 5

journey(
  'an owner makes a key for the shop’s own program, which reads orders with it and no more; a webhook tells it that an order was paid, signed; the key is revoked, and the program is out',
  async ({ mall, page, somebody }) => {
    const width = page.viewportSize()?.width
    const email = await newMember(mall, `Uma ${width}`)
    await runSql(
      mall,
      `insert into seller_staff (user_id, seller_id, role) select id, $2, 'owner' from users where email = $1`,
      [email, HOUSE_SHOP],
    )
    await signIn(page, mall, email)
    await page.goto('/backoffice/programs')
    await page.getByRole('button', { name: 'New key' }).click()
    const newKey = page.getByRole('region', { name: 'New key' })
    await newKey.getByRole('button', { name: 'Make the key' }).click()
    await newKey.getByText('Please enter a name.').waitFor()
    await expectNoBarriers(page)
    const name = `Warehouse ${width} ${Date.now() % 100_000}`
    await newKey.getByLabel('Name').fill(name)
    await newKey.getByLabel('Name').press('Enter')
    const shown = newKey.getByLabel('The new key').last()
    await shown.waitFor()
    await expectNoBarriers(page)
    const key = await shown.inputValue()
    await newKey.getByRole('button', { name: 'I have kept it' }).click()
    await page.getByRole('heading', { name, exact: true }).waitFor()

    const asProgram = async (path: string) => {
      const answer = await fetch(`${mall.url}/sapi/mall-merchant/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: '{}',
      })
      return [answer.status, ((await answer.json()) as { code?: string }).code]
    }
    expectEqual(await asProgram('order/page'), [200, undefined], 'orders, read by the program')
    expectEqual(await asProgram('goods/count'), [403, 'key.scope'], 'a count by the program')
    expectEqual(await asProgram('people/list'), [403, 'key.scope'], 'people, read by the program')

    const program = await startProgram()
    await page.getByRole('button', { name: 'New webhook' }).click()
    const adding = page.getByRole('region', { name: 'New webhook' })
    await adding.getByLabel('Address').fill('http://10.0.0.1/inside')
    await adding.getByRole('button', { name: 'Add the webhook' }).click()
    await adding.getByText('Please enter an https address on a public host.').waitFor()
    await expectNoBarriers(page)
    await adding.getByLabel('Address').fill(program.url)
    await adding.getByRole('button', { name: 'Add the webhook' }).click()
    const secret = await adding.getByLabel('The signing secret').last().inputValue()
    await adding.getByRole('button', { name: 'I have kept it' }).click()
    await page.getByRole('button', { name: `Send a test message to ${program.url}` }).click()
    await page.getByText('A test message is on its way').waitFor()
    const messages = page.getByRole('region', { name: 'Messages' })
    await messages.getByText('· 204 ·').first().waitFor()
    await expectNoBarriers(page)

    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, await newMember(mall))
    const { orderId } = await buy(buyer, mall, { shopId: HOUSE_SHOP })
    const told = () => program.received.find(({ body }) => body.includes(orderId))
    for (const until = Date.now() + 30_000; !told() && Date.now() < until;) await sleep(200)
    const message = told()
    expectThat(message, 'the program was not told of the order')
    const read = new Webhook(secret).verify(
      message.body,
      message.headers as Record<string, string>,
    ) as { type: string; data: unknown }
    expectEqual(
      [read.type, read.data],
      ['order.paid', { id: orderId, status: 'UN_DELIVERY' }],
      'what the program was told',
    )

    await page.getByRole('button', { name: `Remove ${program.url}` }).click()
    await page.getByRole('button', { name: 'Remove the webhook' }).click()
    await page.getByRole('heading', { name: program.url }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Revoke ${name}` }).click()
    await page.getByRole('button', { name: 'Revoke the key' }).click()
    await page.getByRole('button', { name: 'Revoke the key' }).waitFor({ state: 'detached' })
    expectEqual(await asProgram('order/page'), [401, 'key.not_valid'], 'orders, after the key')
    await expectNoBarriers(page)
    await program.close()
  },
)
