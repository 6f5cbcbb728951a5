import { describe, expect, it } from 'vitest'
import { readMallSettings } from './mall-settings.ts'

describe('the settings of npm start', () => {
  it('has an answer for everything', () => {
    expect(readMallSettings({}, '/srv/galleria')).toEqual({
      mode: 'demo',
      seed: 'demo',
      databaseUrl: undefined,
      dataDir: '/srv/galleria/.data',
      leaveWithinMs: 2500,
      ports: { PORT: 3000, METRICS_PORT: 3001, LAB_PORT: 3900, SMTP_PORT: 3901 },
    })
  })

  it('moves the ports that go with another', () => {
    expect(readMallSettings({ PORT: '4000', LAB_PORT: '5000' }, '/').ports).toEqual({
      PORT: 4000,
      METRICS_PORT: 4001,
      LAB_PORT: 5000,
      SMTP_PORT: 5001,
    })
  })

  it('lets a mall in production end what has begun', () => {
    expect(readMallSettings({ MODE: 'production' }, '/').leaveWithinMs).toBeGreaterThan(24_000)
  })

  it('lists every problem at once', () => {
    expect(() =>
      readMallSettings(
        { PORT: 'abc', MODE: 'test', DATABASE_URL: 'mysql://x', SMTP_PORT: '3900' },
        '/',
      ),
    ).toThrow(
      [
        'MODE is demo or production, not "test"',
        'PORT is a number from 1 to 65535, not "abc"',
        'LAB_PORT and SMTP_PORT are both 3900',
        'DATABASE_URL is an address like postgresql://name:password@host:5432/database',
      ].join('\n'),
    )
  })

  it('keeps the demo accounts out of production', () => {
    expect(readMallSettings({ MODE: 'production' }, '/').seed).toBe('none')
    expect(() => readMallSettings({ MODE: 'production', SEED: 'demo' }, '/')).toThrow(
      'everybody knows the passwords of its accounts',
    )
  })
})
