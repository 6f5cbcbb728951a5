/** Loaded into a process before everything else: the clock of its machine is wrong, from the beginning or from some moment on. */
const RealDate = Date
const began = RealDate.now()
const aheadMs = Number(process.env.AHEAD_MS)
const afterMs = Number(process.env.AHEAD_AFTER_MS)

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(globalThis.Date.now())
    else super(...parts)
  }

  static now() {
    const now = RealDate.now()
    return now - began < afterMs ? now : now + aheadMs
  }
}
