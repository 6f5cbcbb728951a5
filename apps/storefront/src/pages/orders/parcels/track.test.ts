import { expect, test } from 'vitest'
import { readTracks } from './track.ts'

test('[LOG-014] [LOG-015] entries of every shape the documents name become the same', () => {
  expect(
    readTracks([
      { ftime: '2026-11-03T08:00:00Z', areaName: 'Erfurt', context: 'delivered' },
      {
        formatTime: '2026-11-02T08:00:00Z',
        context: 'in the depot',
        originTime: '2026-11-02T08:00:00Z',
      },
      { ftime: '2026-11-01T08:00:00Z', context: 'collected' },
    ]),
  ).toEqual([
    { at: '2026-11-03T08:00:00Z', place: 'Erfurt', text: 'delivered' },
    { at: '2026-11-02T08:00:00Z', place: '', text: 'in the depot' },
    { at: '2026-11-01T08:00:00Z', place: '', text: 'collected' },
  ])
})

test('the newest entry comes first, whatever order the carrier sends', () => {
  expect(
    readTracks([
      { ftime: '2026-11-01T08:00:00Z', context: 'a' },
      { ftime: '2026-11-03T08:00:00Z', context: 'c' },
      { ftime: '2026-11-02T08:00:00Z', context: 'b' },
    ]).map(({ text }) => text),
  ).toEqual(['c', 'b', 'a'])
})

test('an entry that says nothing is left out', () => {
  expect(readTracks([{}, { ftime: null, context: '' }])).toEqual([])
})
