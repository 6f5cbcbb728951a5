import { call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { newMember } from './steps.ts'

/**
 * What an owner does, and what the mall does to the shop, stands in its log; a colleague without
 * that right finds no way to it.
 */
journey(
  'an owner changes a role and reads in the log who did it, before and after; the mall reads what its own people did, and a colleague reads neither',
  async ({ mall, page, somebody }) => {
    const width = page.viewportSize()?.width
    const nickname = `Lia ${width}`
    const email = await newMember(mall, nickname)
    await signIn(page, mall, 'merchant@galleria.test')
    await page.goto('/backoffice/people')
    const invite = page.getByRole('region', { name: 'Invite somebody' })
    await invite.getByLabel('Email').fill(email)
    await invite.getByLabel('Role').selectOption({ label: 'Reader' })
    await invite.getByLabel('Email').press('Enter')
    await page.getByRole('heading', { name: email }).waitFor()

    await page.goto('/backoffice/log?area=people')
    const line = page
      .getByRole('list', { name: 'Log' })
      .getByRole('listitem')
      .filter({ hasText: 'Invited somebody' })
      .filter({ hasText: `${email.slice(0, 1)}…@` })
      .first()
    await line.getByText('Role:').waitFor()
    await line.getByText('Reader', { exact: true }).waitFor()
    await line.getByText(/Mira Hansen, Owner · Chrome/).waitFor()
    await expectNoBarriers(page)
    await page.getByLabel('What was changed').selectOption({ label: 'Money' })
    await page.getByRole('heading', { name: 'No entries fit' }).waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await line.waitFor()

    const colleague = await somebody()
    await signIn(colleague, mall, 'orders@galleria.test')
    const desk = await colleague.newPage()
    await desk.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
    await desk.goto('/backoffice/people')
    await desk.getByRole('heading', { name: 'People', level: 1 }).waitFor()
    const links = desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log' })
    expectEqual(await links.count(), 0, 'ways to the log that a colleague sees')
    await desk.goto('/backoffice/log')
    await desk.getByText('Your role in this shop').first().waitFor()

    const operator = await somebody()
    await signIn(operator, mall, 'operator@galleria.test')
    const { company } = await call<{ company: object }>(
      operator,
      mall,
      '/sapi/mall-operator/company/query',
      {},
    )
    await call(operator, mall, '/sapi/mall-operator/company/save', company)
    const malls = await operator.newPage()
    await malls.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
    await malls.goto('/backoffice/operator/log?area=pages')
    await malls.getByText('Edited the company details').first().waitFor()
    await expectNoBarriers(malls)
  },
)
