import { REST_MS } from '../apps/storefront/src/parts/address/suggester.ts'
import { sites, storefronts } from '../packages/contract/src/storefronts.ts'
import { card, field, fillOwn, form, openNew, NUMBERS, watchRests } from './address-steps.ts'
import { signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import { enterIn, expectFocusOn, fillFields, newMember, untilHydrated } from './steps.ts'

for (const site of sites) {
  journey(
    `[ADR-006, ADR-007, ADR-008, ADR-009, ADR-013, ADR-014, ADR-030, ADR-033, ADR-034, ADR-061, ADR-070, ADR-076] addresses: a guest of ${site} saves one by the storefront's rules, and changes it`,
    async ({ page, width }) => {
      await enterIn(page, `site=${site}&lang=en`)
      await page.goto('/buyer/addresses')
      await page.getByText('No addresses saved yet').waitFor()
      await openNew(page, 'SHIPPING')
      await page.getByRole('heading', { name: 'New address' }).waitFor()
      if (width > 800)
        expectEqual((await form(page).boundingBox())?.width, 720, 'the form is 720 wide')
      await fillOwn(page, site, 'Berg')
      // Between them they have every field there is.
      const looksClosely = site === 'DE' || site === 'UK'
      if (looksClosely) await expectNoBarriers(page)
      let saves = 0
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/buyer/addresses')) saves += 1
      })
      // A nervous hand: the second press is none.
      await form(page).getByRole('button', { name: 'Save address' }).dblclick()
      await card(page, 'Kim Berg').waitFor()
      expectEqual(saves, 1, 'pressed twice, saved once')
      await expectSoon(() => page.getByRole('article').count(), 1, 'one address is saved')
      await expectSoon(
        () => card(page, 'Kim Berg').getByText('Default address').count(),
        0,
        'a new address is not the usual one by itself',
      )
      if (looksClosely) await expectNoBarriers(page)
      await card(page, 'Kim Berg').getByRole('link', { name: /^Edit/ }).click()
      await page.getByRole('heading', { name: 'Edit address' }).waitFor()
      await expectSoon(
        () => page.locator('select[name=areaCode]').inputValue(),
        storefronts[site].dialCode,
        "the storefront's dial code",
      )
      await expectSoon(
        () => page.locator('select[name=areaCode] option').count(),
        42,
        'dial codes to choose from',
      )
      await expectSoon(
        () => page.getByRole('checkbox').isDisabled(),
        false,
        'it can be made the usual one',
      )
      await fillFields(page, { 'Town or city': 'Otherville' })
      await page.getByRole('checkbox').check()
      await form(page).getByRole('button', { name: 'Save address' }).click()
      await card(page, 'Kim Berg').getByText('Default address').waitFor()
      await card(page, 'Kim Berg').getByText('Otherville').first().waitFor()
      await card(page, 'Kim Berg').getByRole('link', { name: /^Edit/ }).click()
      await page.getByRole('checkbox', { name: 'This is your default address' }).waitFor()
      await expectSoon(
        () => page.getByRole('checkbox').isDisabled(),
        true,
        'the usual address stays the usual one',
      )
      await page.keyboard.press('Escape')
      await form(page).waitFor({ state: 'detached' })
      expectEqual(new URL(page.url()).search, '', 'Escape closes the form')
    },
    site === 'DE' || site === 'UK' ? [1280, 390] : sites.indexOf(site) % 2 === 0 ? [1280] : [390],
  )
}

journey(
  '[ADR-001, ADR-016, ADR-017, ADR-018, ADR-019, ADR-020, ADR-029, ADR-045, ADR-091] addresses: typed by keyboard alone, the street from a suggestion, the town from the list',
  async ({ page }) => {
    await enterIn(page, 'site=UK&lang=en')
    await page.goto('/buyer/addresses?new=SHIPPING')
    await form(page).getByRole('button', { name: 'Choose from a list' }).waitFor()
    const option = page.locator('[role=option]').filter({ visible: true })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/address/autocomplete'))
        asked.push((request.postDataJSON() as { text: string }).text)
    })
    const to = async (name: string | RegExp) => {
      for (let i = 0; i < 60; i += 1) {
        const at = await page.evaluate(() => {
          const it = document.activeElement as HTMLInputElement | null
          return (
            it?.labels?.[0]?.textContent ??
            it?.getAttribute('aria-label') ??
            it?.textContent ??
            ''
          ).trim()
        })
        if (typeof name === 'string' ? at.startsWith(name) : name.test(at)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`Tab never reached ${String(name)}`)
    }
    await to('Salutation')
    await page.keyboard.press('ArrowDown')
    await to('First name')
    await page.keyboard.type('Ada Lovelace')
    await page.keyboard.press('Tab')
    expectEqual(
      [await field(page, 'First name').inputValue(), await field(page, 'Last name').inputValue()],
      ['Ada', 'Lovelace'],
      'one name is two at its first space',
    )
    await to('Street')
    const readRests = await watchRests(page)
    await page.keyboard.type('Baker', { delay: 20 })
    await option.first().waitFor()
    expectEqual(asked.at(-1), 'Baker', 'asked after the last letter')
    // A busy machine may rest between two letters as a person does; what did not rest (clocks
    // differ by some ms) is not asked for.
    const rests = await readRests()
    const early = asked.slice(0, -1).filter((typed) => (rests[typed] ?? 0) < REST_MS - 5)
    expectEqual(early, [], 'asked while somebody was typing')
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expectSoon(() => option.count(), 0, 'Escape closes the suggestions only')
    await page.keyboard.type(' ')
    await option.first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectSoon(
      () => field(page, 'Street').inputValue(),
      'Baker Street',
      'the street that was suggested',
    )
    for (const name of ['Town or city', 'County', 'Postcode'])
      expectThat(
        name === 'Postcode' || (await field(page, name).inputValue()) !== '',
        `${name} came with the street`,
      )
    await to('House number')
    await page.keyboard.type('221B')
    await to('Floor, flat or entrance')
    await page.keyboard.type('house')
    await to('Postcode')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('ls14dy')
    await to('Choose from a list')
    await expectSoon(
      () => field(page, 'Postcode').inputValue(),
      'LS1 4DY',
      'a post code is put right when its field is left',
    )
    await page.keyboard.press('Enter')
    const search = page.getByRole('combobox', { name: 'County' }).and(page.locator('[type=search]'))
    await page.locator('dialog:modal [role=option]').first().waitFor()
    await expectNoBarriers(page)
    await expectFocusOn(search, 'the search')
    await page.keyboard.type('west y')
    await page.keyboard.press('Enter')
    const towns = page
      .getByRole('combobox', { name: 'Town or city' })
      .and(page.locator('[type=search]'))
    await towns.waitFor()
    await page.keyboard.press('Backspace')
    await search.waitFor()
    await page.keyboard.type('west y')
    await page.locator('dialog:modal [role=option]').filter({ hasText: 'West Yorkshire' }).waitFor()
    await page.keyboard.press('Enter')
    await towns.waitFor()
    await page.keyboard.type('leeds')
    await page.locator('dialog:modal [role=option]').filter({ hasText: 'Leeds' }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      () =>
        // Closed, and what stood in it taken away.
        !document.querySelector('dialog [type=search][role=combobox]') ||
        document.querySelector('[type=search][aria-label=District]'),
    )
    if ((await page.getByRole('button', { name: 'Take Leeds' }).count()) > 0) {
      await to('Take Leeds')
      await page.keyboard.press('Enter')
    }
    expectEqual(
      [await field(page, 'Town or city').inputValue(), await field(page, 'County').inputValue()],
      ['Leeds', 'West Yorkshire'],
      'what was picked',
    )
    await to('Email address')
    await page.keyboard.type('ada@galleria.test')
    await to('Phone')
    await page.keyboard.type('+44 20 7946 0123')
    await to('How did you hear')
    await expectSoon(
      () => field(page, 'Phone').inputValue(),
      '20 7946 0123',
      'a number that brings its code gives it to the selector',
    )
    await page.keyboard.type('A friend')
    await to('Save address')
    await page.keyboard.press('Enter')
    // As it is written in Britain.
    await card(page, 'Ada Lovelace').getByText('LEEDS', { exact: true }).first().waitFor()
    await card(page, 'Ada Lovelace').getByText('LS1 4DY', { exact: true }).first().waitFor()
    await card(page, 'Ada Lovelace').getByText('United Kingdom', { exact: true }).first().waitFor()
  },
  [1280],
)

journey(
  '[ADR-031, ADR-039, ADR-040, ADR-047, ADR-048, ADR-056, ADR-059, ADR-060, ADR-077, ADR-089, ADR-092, ADR-094] addresses: what is wrong is said at its field, a refusal of the shop keeps what was typed, and a dead maps service is no hindrance',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    for (const path of ['autocomplete', 'placeDetail', 'listAddressLevel'])
      await page.route(`**/address/${path}`, (route) => route.fulfill({ status: 404, json: {} }))
    await openNew(page, 'SHIPPING')
    await form(page).getByRole('button', { name: 'Save address' }).click()
    await page.getByText('Please fill this in.').first().waitFor()
    await expectSoon(
      () => page.getByText('Please fill this in.').count(),
      10,
      'each required field says so',
    )
    await expectFocusOn(field(page, 'Salutation'), 'the first error')
    await expectNoBarriers(page)
    await field(page, 'Email address').fill('kim@')
    await field(page, 'Email address').blur()
    await page.getByText('Please enter an email address such as').waitFor()
    await fillOwn(page, 'DE', 'Hohenstein-Wolkenstein-Rabenau')
    await field(page, 'First name').fill('')
    await field(page, 'First name').pressSequentially('Maximiliane')
    await expectSoon(
      () => field(page, 'First name').inputValue(),
      'Maxi',
      'a name is cut where both would no longer fit a label',
    )
    await expectSoon(
      () => page.locator('input[name=detailAddress]').getAttribute('maxlength'),
      '36',
      'the detail address stops at 36',
    )
    await field(page, 'Postcode').fill('2009')
    await field(page, 'Postcode').blur()
    await page.getByText('This postcode is not valid for the country.').waitFor()
    await field(page, 'Country').selectOption('Österreich')
    await page
      .getByText('This postcode is not valid for the country.')
      .waitFor({ state: 'detached' })
    await field(page, 'Country').selectOption('Deutschland')
    await field(page, 'Postcode').fill('20095')
    await form(page).getByRole('button', { name: 'Choose from a list' }).click()
    await page.getByText('The list could not be loaded').waitFor()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')

    await page.reload()
    await form(page).getByRole('button', { name: 'Choose from a list' }).waitFor()
    await expectSoon(
      () => field(page, 'Last name').inputValue(),
      'Hohenstein-Wolkenstein-Rabenau',
      'what was typed survives a reload',
    )
    await form(page).getByRole('button', { name: 'Save address' }).click()

    // The shop has the last word: what the form could not know comes back, and nothing that was
    // typed is lost.
    const saved = card(page, 'Maxi Hohenstein-Wolkenstein-Rabenau')
    await saved.getByRole('link', { name: /^Edit/ }).click()
    await fillFields(page, { 'Town or city': 'Elsewhere' })
    const id = new URL(page.url()).searchParams.get('edit')
    expectThat(
      (
        await page.request.post('/sapi/mall-customer/shipping-address/deleteShippingAddressFlow', {
          data: { id },
          headers: { origin: new URL(page.url()).origin },
        })
      ).ok(),
      'removed elsewhere',
    )
    const save = form(page).getByRole('button', { name: 'Save address' })
    await save.click()
    await page.getByText('This address has been deleted since.').waitFor()
    expectEqual(
      [await field(page, 'Town or city').inputValue(), await save.getAttribute('aria-disabled')],
      ['Elsewhere', 'false'],
      'kept, and the button is free again',
    )
    await expectNoBarriers(page)
  },
)

journey(
  '[ADR-006, ADR-031, ADR-082, ADR-093] addresses: without script the plain fields are sent, and what the shop refuses comes back at its field',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/buyer/addresses')
    await page.getByRole('link', { name: 'Add a delivery address' }).click()
    await fillOwn(page, 'DE', 'Berg')
    await fillFields(page, { Street: 'Main\\Street', 'House number': '5' })
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText('Invalid input.').waitFor()
    expectEqual(
      [
        await field(page, 'Street').inputValue(),
        await field(page, 'Last name').inputValue(),
        await field(page, 'Phone').inputValue(),
      ],
      ['Main\\Street', 'Berg', NUMBERS.DE],
      'what was typed comes back',
    )
    await fillFields(page, { Street: 'Main Street' })
    await page.getByRole('button', { name: 'Save address' }).click()
    await card(page, 'Kim Berg').waitFor()
    expectEqual(new URL(page.url()).search, '', 'back in the book')
  },
  [1280],
  { javaScript: false },
)

journey(
  '[ADR-013, ADR-083, ADR-084, ADR-086] addresses: a member makes another one the usual one, and deletes one after a question',
  async ({ mall, page }) => {
    await enterIn(page, 'site=FR&lang=en')
    await signIn(page, mall, 'ben@galleria.test')
    // In letters: a name holds no figures.
    const stamp = `${Date.now()}`.slice(-6).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
    for (const name of [`Un${stamp}`, `Deux${stamp}`]) {
      await openNew(page, 'SHIPPING')
      await fillOwn(page, 'FR', name)
      await form(page).getByRole('button', { name: 'Save address' }).click()
      await card(page, `Kim ${name}`).waitFor()
    }
    for (const name of [`Kim Un${stamp}`, `Kim Deux${stamp}`]) {
      await card(page, name)
        .getByRole('button', { name: /Set as default/ })
        .click()
      await card(page, name).getByText('Default address').waitFor()
      await page.getByText('This is now your default address.').waitFor()
      await expectSoon(
        () => page.getByText('Default address', { exact: true }).count(),
        1,
        'there is one usual address',
      )
      await expectSoon(
        () => page.getByRole('article').first().getAttribute('aria-label'),
        name,
        'it stands first',
      )
    }
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'address')
    expectEqual(
      [cookie?.value, cookie?.httpOnly],
      ['12', true],
      'what is remembered is the number of the country',
    )
    await card(page, `Kim Un${stamp}`)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expectNoBarriers(page)
    await form(page).getByRole('button', { name: 'Keep it' }).click()
    await card(page, `Kim Un${stamp}`)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await form(page).getByRole('button', { name: 'Delete address' }).click()
    await page.getByText('The address has been deleted.').waitFor()
    await card(page, `Kim Un${stamp}`).waitFor({ state: 'detached' })
    await card(page, `Kim Deux${stamp}`).waitFor()
  },
)

journey(
  'what somebody typed into the address form is theirs: who signs in next at the same window finds it empty, and its writer finds it again',
  async ({ mall, page, context }) => {
    const [first, next] = [await newMember(mall), await newMember(mall)]
    const become = async (email: string) => {
      await context.clearCookies()
      await enterIn(page, 'site=DE&lang=en')
      await signIn(context, mall, email)
      await page.goto('/buyer/addresses')
      await untilHydrated(page)
      await openNew(page, 'SHIPPING')
    }
    await become(first)
    await fillFields(page, { 'Last name': 'Geheimrat', Street: 'Verborgener Weg' })
    await become(next)
    await expectSoon(
      () => field(page, 'Last name').inputValue(),
      '',
      'the name in the form of another',
    )
    await expectSoon(
      () => field(page, 'Street').inputValue(),
      '',
      'the street in the form of another',
    )
    await become(first)
    await expectSoon(() => field(page, 'Last name').inputValue(), 'Geheimrat', 'the own name')
    await expectSoon(() => field(page, 'Street').inputValue(), 'Verborgener Weg', 'the own street')
  },
)
