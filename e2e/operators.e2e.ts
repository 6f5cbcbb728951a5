import { signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { newMember, signInBackoffice } from './steps.ts'

journey(
  'a head gives a member the pages of the mall to write, who finds those desks and no other; the role changes, and the next look says so; removed, they are out',
  async ({ page, mall, somebody }) => {
    const nickname = `Nil ${page.viewportSize()?.width}`
    const email = await newMember(mall, nickname)
    await signIn(page, mall, 'operator@galleria.test')
    await page.goto('/backoffice/operator/people')
    const form = page.getByRole('region', { name: 'Add somebody' })
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText('Please enter a complete email address.').waitFor()
    await form.getByLabel('Email').fill('nobody@galleria.test')
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText('There is no member with this address or number.').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Role').selectOption({ label: 'Content' })
    await form.getByText('Writes the mall’s pages').waitFor()
    await form.getByLabel('Email').press('Enter')
    await page.getByRole('heading', { name: nickname }).waitFor()
    await expectNoBarriers(page)

    const other = await (await somebody()).newPage()
    await other.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 })
    await signInBackoffice(other, email)
    await other.waitForURL(/\/backoffice\/operator\/coupons/)
    const nav = other.getByRole('navigation', { name: 'Main' })
    expectEqual(
      await nav.getByRole('link').allInnerTexts(),
      ['Coupons', 'Campaigns', 'Searches without a hit', 'Categories', 'Pages'],
      'the desks of who writes pages',
    )
    await expectNoBarriers(other)
    await other.goto('/backoffice/operator/money')
    await other.getByText('Your role at the mall does not include this.').first().waitFor()
    await expectNoBarriers(other)

    await page.getByRole('button', { name: `Change the role of ${nickname}` }).click()
    const role = page.getByRole('form', { name: `Role of ${nickname}` })
    await role.getByLabel('Role').selectOption({ label: 'Money' })
    await role.getByRole('button', { name: 'Save' }).click()
    await role.waitFor({ state: 'detached' })
    await other.reload()
    await other.getByRole('heading', { level: 1, name: 'Money to look at' }).waitFor()
    await nav.getByRole('link', { name: 'All orders' }).waitFor()

    await page.getByRole('button', { name: `Remove ${nickname}` }).click()
    await page.getByRole('button', { name: 'Remove from the mall' }).click()
    await page.getByRole('heading', { name: nickname }).waitFor({ state: 'detached' })
    await other.reload()
    await other.getByLabel('Password', { exact: true }).waitFor()
  },
)
