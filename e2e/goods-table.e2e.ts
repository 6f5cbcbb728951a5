import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'

/** A shop whose goods no other journey changes. */
const STAFF = 'hanna@studio-kowalska.test'

const settled = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('[data-stale], [aria-busy=true], [data-sending]'),
  )

/**
 * As a German spreadsheet saves it: Windows-1252, semicolons, decimal commas, quotation marks and
 * breaks in cells; the last row has two mistakes.
 */
function tableOf(word: string): Buffer {
  const heading =
    'Artikelnummer;Sprache;Kategorie;Hersteller;Responsible person;Sent as;Name de;Beschreibung de;Name en;Description en;Farbe;Größe;Breite;Tiefe;Höhe;Gewicht;Preis DE;Bestand'
  const rows = Array.from({ length: 20 }, (_, index) => {
    const number = index + 1
    return `${word}-${number};de;Bürostühle;Studio Kowalska, Poznan;Studio Kowalska, Poznan;parcel;"Hocker ""${word}"" ${number}";"Für die Küche;\nund für Gäste";Stool ${word} ${number};A stool for guests;Eiche;30 × 45 cm;30,5;30;45;3,2;1.0${String(number).padStart(2, '0')},50;${number}`
  })
  const wrong = `${word}-21;de;Garage;Studio Kowalska, Poznan;Studio Kowalska, Poznan;parcel;Hocker;Text;;;Eiche;30 cm;30;30;45;3;12.50;1`
  return Buffer.from([heading, ...rows, wrong].join('\r\n').replaceAll('×', 'x'), 'latin1')
}

async function sendTable(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Read the table' }).click()
  await page.getByRole('heading', { name: 'Columns', exact: true }).waitFor()
  await expectNoBarriers(page)
}

/** One of the drafts gets its picture and goes on sale. */
async function publish(page: Page, name: string): Promise<string> {
  await page.goto('/backoffice/items?status=DRAFT')
  await page.getByRole('link', { name }).click()
  const item = page.getByRole('dialog', { name })
  await item.getByRole('button', { name: 'Change texts and pictures' }).click()
  const form = item.getByRole('form', { name: 'What buyers read' })
  const buffer = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#7a5230' },
  })
    .jpeg()
    .toBuffer()
  await form
    .getByLabel('Choose photos')
    .setInputFiles({ name: 'stool.jpg', mimeType: 'image/jpeg', buffer })
  await form.getByText('1/24').waitFor()
  await settled(page)
  await form.getByRole('button', { name: 'Save the item' }).click()
  await form.waitFor({ state: 'detached' })
  await item.getByRole('button', { name: 'Put it on sale' }).click()
  return (await item.getByRole('link', { name: 'See it in the mall' }).getAttribute('href')) ?? ''
}

journey(
  'a shop sends twenty items in as a table, takes over those without mistakes, puts one on sale, and a buyer sees it; taken out and sent in again nothing changes',
  async ({ page, width, another }) => {
    const word = `ST${width}${String(Date.now()).slice(-5)}`
    await enterIn(page, 'site=DE&lang=en')
    await signInBackoffice(page, STAFF)
    await page.getByRole('link', { name: 'Goods', exact: true }).click()
    await page.getByRole('link', { name: 'As a table' }).click()
    await page.getByRole('heading', { name: 'Goods as a table' }).waitFor()
    await settled(page)
    await expectNoBarriers(page)

    await sendTable(page, 'hocker.csv', tableOf(word))
    const form = page.getByRole('form', { name: 'Columns' })
    expectEqual(await form.getByLabel('Between the columns').inputValue(), ';', 'the separator')
    expectEqual(await form.getByLabel('In numbers').inputValue(), ',', 'the decimal sign')
    await form.getByRole('button', { name: 'Show what it would change' }).click()
    await page.getByRole('button', { name: 'With mistakes 1' }).waitFor()
    await page.getByText('This is none of the choices.').waitFor()
    await page.getByText('This is no number with the decimal sign of this table.').waitFor()
    await page.getByRole('button', { name: 'New 20' }).click()
    await page.getByText(`Hocker "${word}" 20`).waitFor()
    await settled(page)
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Take 20 rows over' }).click()
    await page.getByRole('heading', { name: 'Result' }).waitFor()
    await page.getByText('20 of 21 rows taken over, 1 not').first().waitFor()
    const link = page
      .getByRole('link', { name: 'Download the rows that were not taken over' })
      .first()
    const [left] = await Promise.all([page.waitForEvent('download'), link.click()])
    expectThat(
      (await readFile(await left.path(), 'utf8')).includes(`${word}-21`),
      'the row with mistakes is not among those to mend',
    )
    await expectNoBarriers(page)

    const name = `Stool ${word} 7`
    const window = await publish(page, name)
    const buyer = await another()
    await enterIn(buyer, 'site=DE&lang=en')
    await buyer.goto(window)
    await buyer.getByRole('heading', { level: 1, name }).waitFor()
    await buyer.getByText('€1,007.50').first().waitFor()

    await page.goto('/backoffice/goods-table')
    await page.getByLabel('Between the columns').selectOption({ label: 'Semicolon ;' })
    await page.getByLabel('In numbers').selectOption({ label: 'Comma: 129,90' })
    const [out] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the goods' }).click(),
    ])
    await sendTable(page, 'again.csv', await readFile(await out.path()))
    await page.getByRole('button', { name: 'Show what it would change' }).click()
    await page.getByText('It contains nothing that would change your goods.').waitFor()
    await page.getByRole('button', { name: 'Discard this table' }).click()
    await page.getByText('Discarded, nothing was changed').first().waitFor()
  },
)
