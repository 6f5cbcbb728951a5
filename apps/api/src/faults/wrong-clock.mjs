/**
 * Loaded into a process before everything else: the clock of its machine is wrong, from the
 * beginning or from a signal on.
 */
const RealDate = Date
const aheadMs = Number(process.env.AHEAD_MS)
let isWrong = process.env.AHEAD_FROM === 'start'
process.on('SIGUSR2', () => {
  isWrong = true
})

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(globalThis.Date.now())
    else super(...parts)
  }

  static now() {
    return RealDate.now() + (isWrong ? aheadMs : 0)
  }
}
