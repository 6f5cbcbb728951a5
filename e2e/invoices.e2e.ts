import { buy, call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, untilHydrated } from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
type Order = { tradeOrderLineList: { id: string }[] }

const words = {
  en: {
    card: 'Invoice',
    pending: 'Pending',
    issued: 'Issued',
    vat: 'Check the VAT',
    again: 'Send it again',
    send: 'Send',
    mail: 'Email address',
    empty: 'Please enter an email address.',
    wrong: 'Please enter a valid email address, such as',
    phone: 'Mobile number',
    emptyPhone: 'Please enter a mobile number.',
    wrongPhone: 'Please enter a valid phone number',
    sent: 'The invoice has been sent to',
    total: 'Without VAT',
  },
  de: {
    card: 'Rechnung',
    pending: 'Ausstehend',
    issued: 'Ausgestellt',
    vat: 'Mehrwertsteuer prüfen',
    again: 'Erneut senden',
    send: 'Senden',
    mail: 'E-Mail-Adresse',
    empty: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    wrong: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    phone: 'Mobilnummer',
    emptyPhone: 'Bitte geben Sie eine Mobilnummer ein.',
    wrongPhone: 'Bitte geben Sie eine gültige Telefonnummer',
    sent: 'Die Rechnung wurde an',
    total: 'Ohne MwSt.',
  },
  'zh-CN': {
    card: '发票',
    pending: '待开具',
    issued: '已开具',
    vat: '查看增值税',
    again: '重新发送',
    send: '发送',
    mail: '电子邮箱',
    empty: '请输入电子邮箱地址。',
    wrong: '请输入有效的邮箱地址',
    phone: '手机号',
    emptyPhone: '请输入手机号码。',
    wrongPhone: '请输入带国家区号的有效电话号码',
    sent: '发票已发送至',
    total: '不含税',
  },
} as const

for (const [language, say] of Object.entries(words))
  journey(
    `[ORD-039, ORD-060, ORD-105, ORD-106, ORD-111, ORD-122, ORD-129, ORD-130, ORD-158] in ${language} the invoice comes with the first parcel, is opened, checked, and sent again to the own address only`,
    async ({ mall, page, somebody }) => {
      await enterIn(page, `site=DE&lang=${language}`)
      const email = 'ben@galleria.test'
      await signIn(page, mall, email)
      const { orderId } = await buy(page, mall, { keyword: 'desk', qty: 1, shopId: 5 })
      await page.goto(`/buyer/order/detail/${orderId}`)
      const card = page.getByRole('region', { name: say.card })
      await card.getByText(say.pending).waitFor()

      const shop = await somebody()
      await signIn(shop, mall, 'merchant@galleria.test')
      await ship(shop, page, mall, orderId)
      await page.reload()
      await untilHydrated(page)
      await card.getByText(say.issued).waitFor()
      const download = page.waitForEvent('download')
      await card.getByRole('link', { name: /^invoice-.*\.pdf$/ }).click()
      expectEqual((await download).suggestedFilename().slice(0, 8), 'invoice-', 'the PDF is saved')
      await expectNoBarriers(page)

      await card.getByRole('button', { name: say.again }).click()
      const dialog = page.locator('dialog:modal')
      const field = dialog.getByLabel(say.mail)
      expectEqual(await field.inputValue(), email, 'the own address is there')
      await field.fill('')
      await dialog.getByRole('button', { name: say.send }).click()
      await dialog.getByText(say.empty).waitFor()
      await field.fill('ben@')
      await dialog.getByRole('button', { name: say.send }).click()
      await dialog.getByText(say.wrong).waitFor()
      await expectNoBarriers(page)
      await field.fill(email)
      await dialog.getByRole('button', { name: say.send }).click()
      await page.getByRole('status').getByText(say.sent).waitFor()

      await card.getByRole('link', { name: say.vat }).click()
      await page.getByRole('columnheader', { name: say.total }).waitFor()
      await expectNoBarriers(page)
      await page.getByRole('link', { name: /\.xml$/ }).waitFor()
    },
  )

journey(
  '[ORD-060, ORD-129, ORD-158] without script the answer to an empty address is the same question, open in the page, and the right one is sent',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'ben@galleria.test')
    const { orderId } = await buy(page, mall, { keyword: 'desk', qty: 1, shopId: 5 })
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await ship(shop, page, mall, orderId)
    await page.goto(`/buyer/order/detail/${orderId}`)
    await page.getByRole('button', { name: 'Send it again' }).click()
    const field = page.getByRole('dialog').getByLabel('Email address')
    await field.fill('')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('dialog').getByText('Please enter an email address.').waitFor()
    await field.fill('somebody@galleria.test')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('We only send invoices to the contact in your account.').waitFor()
    await field.fill('ben@galleria.test')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('The invoice has been sent to ben@galleria.test').waitFor()
  },
  [1280, 390],
  { javaScript: false },
)

async function ship(
  shop: Parameters<typeof call>[0],
  buyer: Parameters<typeof call>[0],
  mall: Parameters<typeof call>[1],
  orderId: string,
): Promise<void> {
  const order = await call<Order>(buyer, mall, DETAIL, { id: orderId })
  await call(shop, mall, '/sapi/mall-merchant/order/ship', {
    orderId,
    carrierId: 1,
    serviceCode: `IV${Date.now()}`,
    lines: [{ id: order.tradeOrderLineList[0]?.id, qty: 1 }],
  })
}
