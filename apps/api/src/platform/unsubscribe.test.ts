import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { html } from './html.ts'
import { openMailer } from './mail.ts'

/** Takes one mail and says what came. */
async function receive(send: (url: string) => Promise<void>): Promise<string> {
  let received = ''
  const server = createServer((socket) => {
    let isBody = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      received += chunk.toString()
      if (isBody) {
        if (received.endsWith('\r\n.\r\n')) socket.write('250 ok\r\n')
        return
      }
      isBody = chunk.toString().startsWith('DATA')
      socket.write(isBody ? '354 go on\r\n' : '250 ok\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await send(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  return received.replaceAll(/\r\n[ \t]+/g, ' ')
}
const mail = {
  to: 'kim@galleria.test',
  subject: 'S',
  text: 'T',
  html: html``,
  language: 'en',
} as const

test('a mail that can be ended by the button of the mail program says where', async () => {
  const received = await receive(async (url) => {
    const mailer = openMailer(url, 'orders@galleria.test')
    await mailer.send({ ...mail, unsubscribe: 'https://galleria.test/back-in-stock/end?token=x' })
    mailer.close()
  })
  expect(received).toMatch(
    /\r\nList-Unsubscribe: <https:\/\/galleria\.test\/back-in-stock\/end\?token=x>\r\n/,
  )
  expect(received).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
})

test('a mail about an order has no such button', async () => {
  const received = await receive(async (url) => {
    const mailer = openMailer(url, 'orders@galleria.test')
    await mailer.send(mail)
    mailer.close()
  })
  expect(received).toContain('Subject: S')
  expect(received).not.toContain('List-Unsubscribe')
})
