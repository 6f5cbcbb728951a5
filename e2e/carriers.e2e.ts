import { signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'

journey(
  'the operator adds a carrier, corrects its link and switches it off; a link that leads nowhere is said beside its field',
  async ({ mall, page }) => {
    const width = page.viewportSize()?.width
    const name = `Fern ${width}`
    await signIn(page, mall, 'operator@galleria.test')
    await page.goto('/backoffice/operator/carriers')
    const form = page.getByRole('region', { name: 'Add a carrier' })
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await form.getByText('Please enter lower-case letters and numbers').waitFor()
    await form.getByLabel('Code').fill(`fern-${width}`)
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Tracking link').fill('http://fern.test/{number}')
    await form.getByLabel('Tracking link').press('Enter')
    await form.getByText('Please enter an address that begins with https://').waitFor()
    await expectNoBarriers(page)
    await form.getByLabel('Tracking link').fill('https://fern.test/{number}')
    await form.getByLabel('Tracking link').press('Enter')
    await page.getByRole('heading', { level: 2, name }).waitFor()

    await page.getByRole('button', { name: `Change ${name}` }).click()
    const edited = page.getByRole('form', { name: `Change ${name}` })
    await edited.getByLabel('Tracking link').fill('https://fern.test/follow/{number}')
    await expectNoBarriers(page)
    await edited.getByRole('button', { name: 'Save' }).click()
    await page.getByText('https://fern.test/follow/{number}').waitFor()
    await page.getByRole('button', { name: `Switch off ${name}` }).click()
    await page.getByText(`fern-${width} · switched off`).waitFor()
    await page.getByRole('button', { name: `Switch on ${name}` }).waitFor()
    await expectNoBarriers(page)
  },
)
