import nodemailer from 'nodemailer'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Lab } from './lab.ts'
import { call, startTestLab } from './test-lab.ts'

type Message = {
  to: string
  subject: string
  text: string
  links: string[]
  codes: string[]
  sentAt: string
}

let lab: Lab
beforeAll(async () => {
  lab = await startTestLab({ now: () => new Date('2026-03-02T08:00:00.000Z') })
})
afterAll(() => lab.stop())
afterEach(() => call(`${lab.url}/inbox`, 'DELETE'))

const send = (mail: object) =>
  nodemailer
    .createTransport({ host: '127.0.0.1', port: lab.smtpPort })
    .sendMail({ from: 'Galleria <hello@galleria.test>', ...mail })
const inboxOf = async (to?: string) =>
  (await call<Message[]>(`${lab.url}/inbox${to ? `?to=${encodeURIComponent(to)}` : ''}`)).body

test('a mail is listed with the codes and links a person would find in it', async () => {
  await send({
    to: 'anna@galleria.test',
    subject: 'Your code',
    text: 'Hello Anna,\n\nyour code is 482913.\nOrder DE-100200, 123456.00 EUR, colour #301020.\nOr follow http://127.0.0.1:3000/verify?token=654321.',
    html: '<html xmlns="http://www.w3.org/1999/xhtml"><p style="color:#301020">482913</p><img src="http://127.0.0.1:3000/logo.png" alt="" /><a href="http://127.0.0.1:3000/help?a=1&amp;b=2">Help</a></html>',
  })
  expect(await inboxOf('anna@galleria.test')).toEqual([
    {
      to: 'anna@galleria.test',
      html: expect.stringContaining('<p style="color:#301020">482913</p>'),
      subject: 'Your code',
      text: 'Hello Anna,\n\nyour code is 482913.\nOrder DE-100200, 123456.00 EUR, colour #301020.\nOr follow http://127.0.0.1:3000/verify?token=654321.',
      links: ['http://127.0.0.1:3000/verify?token=654321', 'http://127.0.0.1:3000/help?a=1&b=2'],
      codes: ['482913'],
      sentAt: '2026-03-02T08:00:00.000Z',
    },
  ])
})

test('a mail without a text part is read from its HTML', async () => {
  await send({
    to: 'ben@galleria.test',
    subject: '欢迎',
    html: '<style>p{color:#123456}</style><p>Dobry dzień, żółty stół</p><p>验证码：777888</p>',
  })
  expect(
    (await inboxOf('ben@galleria.test')).map(({ subject, text, codes }) => [subject, text, codes]),
  ).toEqual([['欢迎', 'Dobry dzień, żółty stół\n验证码：777888', ['777888']]])
})

test('every recipient has an own letter box, blind copies too, newest first', async () => {
  await send({ to: 'a@x.test', cc: 'b@x.test', bcc: 'c@x.test', subject: 'one', text: 'hello' })
  await send({ to: 'A@x.test', subject: 'two', text: 'hello' })
  expect((await inboxOf('a@X.test')).map(({ to, subject }) => [to, subject])).toEqual([
    ['A@x.test', 'two'],
    ['a@x.test', 'one'],
  ])
  expect((await inboxOf('c@x.test')).map(({ to }) => to)).toEqual(['c@x.test'])
  expect(await inboxOf()).toHaveLength(4)
})

test('an SMS arrives under its number, with no subject', async () => {
  expect(
    (
      await call(`${lab.url}/sms/v1/messages`, 'POST', {
        to: '+49 170 1234567',
        text: 'Galleria: 112233',
      })
    ).status,
  ).toBe(201)
  expect(
    (await inboxOf('+491701234567')).map(({ subject, text, codes }) => [subject, text, codes]),
  ).toEqual([['', 'Galleria: 112233', ['112233']]])
})

test('emptying the inbox leaves nothing behind', async () => {
  await send({ to: 'anna@galleria.test', subject: 'x', text: 'y' })
  expect((await call(`${lab.url}/inbox`, 'DELETE')).status).toBe(204)
  expect(await inboxOf()).toEqual([])
})

test('the page shows a mail inside a sandbox, with its attachment to take away', async () => {
  await send({
    to: 'anna@galleria.test',
    subject: 'Invoice <1>',
    html: '<p onclick="alert(1)">Thank you</p>',
    attachments: [
      { filename: 'invoice.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
    ],
  })
  const list = (await call<string>(`${lab.url}/inbox/page?to=anna@galleria.test`)).body
  const path = /href="(\/inbox\/page\?[^"]*id=\d+)"/.exec(list)?.[1]?.replaceAll('&#38;', '&')
  const page = (await call<string>(`${lab.url}${path}`)).body
  expect(page).toContain('Invoice &#60;1&#62;')
  expect(page).toContain(
    'sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&#60;base target=&#34;_blank&#34;&#62;&#60;p onclick=',
  )
  const file = /href="(\/inbox\/attachments\/\d+)"/.exec(page)?.[1]
  const attachment = await fetch(`${lab.url}${file}`)
  expect([attachment.headers.get('content-type'), await attachment.text()]).toEqual([
    'application/pdf',
    '%PDF-1.7',
  ])
})
