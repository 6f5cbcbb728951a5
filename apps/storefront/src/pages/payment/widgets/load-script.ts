const loading = new Map<string, Promise<void>>()

/**
 * A vendor's script, once per page; rejects when it cannot be had, and may then be asked for again.
 * The page's policy names its origin.
 */
export function loadScript(src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const load = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading.delete(src)
      reject(new Error(`the script ${src} did not load`))
    })
    document.head.append(script)
  })
  loading.set(src, load)
  return load
}
