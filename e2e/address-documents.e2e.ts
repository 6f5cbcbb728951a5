import { field, fillOwn, NUMBERS, form, openNew } from './address-steps.ts'
import { putInCart } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import { enterIn, fillFields } from './steps.ts'

journey(
  '[ORD-161, ORD-164, ADR-002, ADR-004, ADR-005, ADR-007, ADR-011, ADR-012, ADR-078, ADR-079, ADR-080, ADR-081, ADR-090, ORD-165] addresses: the bill of an Italian company goes with its tax code and its PDF, at checkout',
  async ({ mall, page }) => {
    await enterIn(page, 'site=IT&lang=en')
    await putInCart(page, mall, 'dining chair')
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Choose from a list' }).waitFor()
    await fillOwn(page, 'IT', 'Rossi')
    await page.getByRole('button', { name: 'Save and deliver here' }).click()
    await page.getByRole('link', { name: 'Change the billing address' }).click()
    await page.getByRole('link', { name: 'New address' }).click()
    await page.getByRole('button', { name: 'Choose from a list' }).waitFor()
    expectEqual(
      [
        await field(page, 'Street').inputValue(),
        await field(page, 'Postcode').inputValue(),
        await field(page, 'First name').inputValue(),
      ],
      ['Main Street', '20121', ''],
      'a bill begins where the delivery goes, for somebody else',
    )
    await expectSoon(
      () => page.getByText('Your company’s tax document').count(),
      0,
      'a person shows no document',
    )
    await field(page, 'Salutation').selectOption('UN_KNOW')
    await fillFields(page, {
      'First name': 'Rita',
      'Last name': 'Bianchi',
      'Email address': 'rita@galleria.test',
      Phone: NUMBERS.IT,
    })
    await page.locator('input[name=company]').fill('Bianchi S.r.l.')
    await page.getByText('Your company’s tax document').waitFor()
    const save = page.getByRole('button', { name: 'Save as billing address' })
    await save.click()
    await page.getByText('Please fill this in.').first().waitFor()
    await expectSoon(
      () => page.getByText('Please fill this in.').count(),
      2,
      'tax code and document are asked for',
    )
    await expectNoBarriers(page)
    await fillFields(page, { 'Tax code': '1234 5678 901' })
    await field(page, 'Tax code').blur()
    await page.getByText('This tax code is not valid.').waitFor()
    await fillFields(page, { 'Tax code': '1234 5678 903' })
    const file = page.locator('input[type=file]')
    await expectSoon(
      () => file.evaluate((input: HTMLInputElement) => [input.multiple, input.accept]),
      [false, 'application/pdf'],
      'one PDF',
    )
    await file.setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('a picture'),
    })
    await page.getByRole('status').filter({ hasText: 'Please choose a PDF document.' }).waitFor()
    await file.setInputFiles({
      name: 'fake.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>no document</html>'),
    })
    await page.getByRole('button', { name: 'Add the PDF' }).waitFor()
    await page.getByText('Please choose a PDF document.').first().waitFor()
    await expectNoBarriers(page)
    // On its way for a moment: it must be there before the address can be saved.
    await page.route('**/file/uploadDocument', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await file.setInputFiles({
      name: 'visura.pdf',
      mimeType: 'application/pdf',
      buffer: smallPdf(),
    })
    await save.click()
    await page.getByText('Please wait until the document has been uploaded.').waitFor()
    await page.getByRole('button', { name: 'Remove document' }).waitFor()
    await save.click()
    await page.getByRole('link', { name: 'Change the billing address' }).waitFor()
    await page.getByText('Bianchi S.r.l.').waitFor()
    expectThat(/billing=adr_/.test(page.url()), 'the bill goes to the new address')
    await expectSoon(
      () =>
        page
          .getByRole('button', { name: 'Order with obligation to pay' })
          .filter({ visible: true })
          .isEnabled(),
      true,
      'and can be ordered with',
    )
    await page.getByRole('link', { name: 'Change the billing address' }).click()
    await page.getByRole('link', { name: 'Edit the address of Rita Bianchi' }).click()
    await form(page).getByText('visura.pdf').waitFor()
    await page.getByRole('heading', { name: 'Edit address' }).waitFor()
    await expectNoBarriers(page)
  },
)

journey(
  '[ADR-003, ADR-100, ORD-165] addresses: a document of more than 100 MB is not even sent, and the next delivery begins in the country of the last',
  async ({ page, context }) => {
    await enterIn(page, 'site=IT&lang=en')
    await openNew(page, 'BILLING')
    await page.locator('input[name=company]').fill('Bianchi S.r.l.')
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('uploadDocument')) sent += 1
    })
    // A file of that size without its bytes: the form only looks at what the browser says of it.
    await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
      const huge = new File(['%PDF-1.7'], 'huge.pdf', { type: 'application/pdf' })
      Object.defineProperty(huge, 'size', { value: 100 * 1024 * 1024 + 1 })
      Object.defineProperty(input, 'files', { value: [huge], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await page.getByRole('status').filter({ hasText: 'A document can be up to 100 MB.' }).waitFor()
    expectEqual(sent, 0, 'nothing was sent')
    await context.addCookies([{ name: 'address', value: '6', url: new URL(page.url()).origin }])
    await enterIn(page, 'site=DE&lang=en')
    await openNew(page, 'SHIPPING')
    await expectSoon(
      () => field(page, 'Country').inputValue(),
      'Österreich',
      'the country of the last delivery',
    )
    await expectSoon(
      () => field(page, 'Country').locator('option').allTextContents(),
      ['Germany', 'Austria', 'Luxembourg'],
      'region 5 first',
    )
  },
  [1280],
)

/** As small as a PDF can be. */
function smallPdf(): Buffer {
  const body =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n'
  return Buffer.from(
    `${body}trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
