/**
 * Milliseconds of this thread's processor time for one piece of work, the best of three tries. For
 * tests that say a pattern or a rule never explodes: a busy machine, a warm-up or a sweep of memory
 * is slow now and then, what explodes is slow always.
 */
export function processorTime(work: () => unknown, tries = 3): number {
  return Math.min(
    ...Array.from({ length: tries }, () => {
      const before = process.threadCpuUsage()
      work()
      const { user, system } = process.threadCpuUsage(before)
      return (user + system) / 1000
    }),
  )
}
