import type { Row } from '../bulk-insert.ts'

/** `{number}` stands for the parcel's number. */
export const carriers = [
  {
    id: 1,
    code: 'dhl',
    name: 'DHL',
    trackingUrl:
      'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}',
  },
  {
    id: 2,
    code: 'dpd',
    name: 'DPD',
    trackingUrl: 'https://tracking.dpd.de/parcelstatus?query={number}',
  },
  { id: 3, code: 'gls', name: 'GLS', trackingUrl: 'https://gls-group.com/track/{number}' },
  { id: 4, code: 'ups', name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum={number}' },
  {
    id: 5,
    code: 'postnl',
    name: 'PostNL',
    trackingUrl: 'https://postnl.nl/tracktrace/?B={number}',
  },
  {
    id: 6,
    code: 'postnord',
    name: 'PostNord',
    trackingUrl: 'https://www.postnord.se/en/our-tools/track-and-trace?shipmentId={number}',
  },
  {
    id: 7,
    code: 'inpost',
    name: 'InPost',
    trackingUrl: 'https://inpost.pl/en/find-parcel?number={number}',
  },
  {
    id: 8,
    code: 'royal-mail',
    name: 'Royal Mail',
    trackingUrl: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
] as const

export function carrierRows(): Row[] {
  return carriers.map(({ id, code, name, trackingUrl }) => ({
    id,
    code,
    name,
    tracking_url: trackingUrl,
  }))
}
