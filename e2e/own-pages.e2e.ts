import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'

journey(
  'an operator writes another text for a help page, takes an earlier one up again, publishes it, and visitors read that one; a colleague who saves meanwhile is told',
  async ({ page, another }) => {
    const visitor = await another()
    await enterIn(visitor, 'site=DE&lang=en')
    const words = `We answer within a day (${Date.now()}).`
    // What everybody sees may be a minute old: each look is at an address of its own.
    const read = async () => {
      await visitor.goto(`/article/36009?look=${Date.now()}`)
      return visitor.getByRole('main').innerText()
    }

    await signInBackoffice(page, 'operator@galleria.test')
    await page.waitForURL(/\/operator\/applications/)
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: 'The company behind the mall' }).waitFor()
    await page.getByText(/^Galleria Mall GmbH, Musterweg 1, 20095 Hamburg, Germany$/).waitFor()
    await expectNoBarriers(page)
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Contact' }) })
      .getByRole('link', { name: /^English/ })
      .click()
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    const before = await text.inputValue()
    const [save, publish] = ['Save as a draft', 'Publish'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    await text.fill(`${before}\n\n${words}`)
    // A reload loses nothing that was typed.
    await page.reload()
    expectEqual(await text.inputValue(), `${before}\n\n${words}`, 'what was typed')
    expectThat(await publish!.isDisabled(), 'what is not saved cannot be published')
    await save!.click()
    await page.getByText(/Changed since$/).waitFor()
    await expectNoBarriers(page)
    expectThat(!(await read()).includes(words), 'nobody reads a draft')

    const colleague = await another()
    await signInBackoffice(colleague, 'operator@galleria.test')
    await colleague.waitForURL(/\/operator\/applications/)
    await colleague.goto('/backoffice/operator/pages/36009/en')
    const theirs = colleague.getByRole('textbox', { name: 'Title' })
    await theirs.fill('Write to us')
    await publish!.click()
    await page.getByText(/Published$/).waitFor()
    expectThat((await read()).includes(words), 'everybody reads what is published')
    await text.fill(before)
    await save!.click()
    await page.getByText(/Changed since$/).waitFor()

    await colleague.getByRole('button', { name: 'Save as a draft' }).click()
    await colleague.getByText(/Somebody else has saved this page since you began/).waitFor()
    expectEqual(await theirs.inputValue(), 'Write to us', "the colleague's own words")
    await expectNoBarriers(colleague)

    await publish!.click()
    await page.getByText(/Published$/).waitFor()
    expectThat(!(await read()).includes(words), 'the text before is back')
  },
)
