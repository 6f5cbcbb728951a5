/**
 * A track entry in any of the shapes the documents name: `ftime` and `areaName`, or `formatTime`
 * and `originTime` [LOG-015].
 */
export type AnyTrack = {
  readonly ftime?: string | null
  readonly formatTime?: string | null
  readonly originTime?: string | null
  readonly areaName?: string | null
  readonly context?: string | null
}
export type TrackEntry = { readonly at: string; readonly place: string; readonly text: string }

/**
 * The same in one shape, newest first. An entry without a time stays where the carrier put it: at
 * the end.
 */
export function readTracks(entries: readonly AnyTrack[]): TrackEntry[] {
  return entries
    .map(({ ftime, formatTime, originTime, areaName, context }) => ({
      at: ftime || originTime || formatTime || '',
      place: areaName ?? '',
      text: context ?? '',
    }))
    .filter(({ at, place, text }) => at || place || text)
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
