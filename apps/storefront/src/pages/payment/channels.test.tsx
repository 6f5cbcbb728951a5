import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.tsx'
import { Channels } from './channels.tsx'

const channel = (channelName: string) => ({
  channelName,
  isAnonymous: true,
  paymentMethods: [],
  config: {},
})

test('[PAY-008, PAY-009] the ways to pay are an accordion: one is open at a time, and each opens to a form of its own with its own button', () => {
  const page = drawPage(() => (
    <Channels
      channels={[channel('MOCKPAY'), channel('SOMEBODY_ELSE')]}
      contractId="con_1"
      amount={{ value: 12.5, currency: 'EUR' }}
      wait={undefined}
    />
  ))
  const rows = [...page.matchAll(/<details([^>]*)>(.*?)<\/details>/gs)].map(
    ([, attributes = '', inner = '']) => ({
      group: /name="([^"]*)"/.exec(attributes)?.[1],
      isOpen: /\bopen\b/.test(attributes.replace(/class(?:Name)?="[^"]*"/, '')),
      title: /<summary[^>]*>(.*?)<\/summary>/s.exec(inner)?.[1]?.replace(/<[^>]*>/g, ''),
      pays: [...inner.matchAll(/name="payChannel" value="([^"]*)"/g)].map(([, name]) => name),
      buttons: inner.match(/<button type="submit"/g)?.length,
    }),
  )
  expect(rows).toEqual([
    {
      group: 'channel',
      isOpen: true,
      title: 'Demo payment, no real money',
      pays: ['MOCKPAY'],
      buttons: 1,
    },
    {
      group: 'channel',
      isOpen: false,
      title: 'SOMEBODY_ELSE',
      pays: ['SOMEBODY_ELSE'],
      buttons: 1,
    },
  ])
})

test('too many cards shut the way that tried them, and no other', () => {
  const page = drawPage(() => (
    <Channels
      channels={[channel('ADYEN_LINK'), channel('PAYPAL_PAY_PC')]}
      contractId="con_1"
      amount={{ value: 12.5, currency: 'EUR' }}
      wait={{ waitSeconds: 1800, isAboutCards: true }}
      opened="ADYEN_LINK"
    />
  ))
  expect(page).toContain('Too many cards were declined in a short time.')
  expect(page).toContain('Please wait 30 minutes, then you can try paying again.')
  expect([...page.matchAll(/name="payChannel" value="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'PAYPAL_PAY_PC',
  ])
})
