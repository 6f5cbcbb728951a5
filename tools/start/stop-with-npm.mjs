/**
 * npm passes a signal on to the shell that it starts us in, and that shell dies of it without
 * telling us. Answers how to look no longer.
 */
export function stopWithNpm(child, signal = 'SIGTERM') {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => undefined
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    child.kill(signal)
  }, 200)
  return () => clearInterval(watch)
}
