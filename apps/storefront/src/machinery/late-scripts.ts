/**
 * A module waits within a template at its place, where a browser lets it rest until `startLate`
 * takes it out; so do the links that ask for modules ahead of time. This knows HTML and nothing of
 * who wrote it. Inline scripts without a type run at once, where they stand.
 */
export function deferScripts(html: string, nonce: string): string {
  const links: string[] = []
  const page = html
    .replaceAll(PRELOADS, (link) => {
      links.push(link)
      return ''
    })
    .replaceAll(
      MODULES,
      (module) => `<template data-late>${links.splice(0).join('')}${module}</template>`,
    )
  if (page === html) return html
  const end = page.lastIndexOf('</body>')
  return `${page.slice(0, end)}<script nonce="${nonce}">(${START})()</script>${page.slice(end)}`
}

const PRELOADS = /<link\b[^>]*\brel="modulepreload"[^>]*>/g
const MODULES = /<script\b[^>]*\btype="module"[^>]*>[^]*?<\/script>/g

/**
 * Runs in the browser. Where people come to do something the modules start after the first paint; a
 * public page is links and forms that work without them, so they wait for the first sign of a
 * person; one with a control that is nothing without them (`data-needs-script`), until it is
 * loaded, so that its first press counts. Before the first paint there is none: a browser tells a
 * page that opens under a resting mouse of a move that nobody made. 'scroll' is no sign either: a
 * page that is reloaded scrolls by itself. Web fonts (app.css) are asked for after the first paint
 * on every page.
 */
function startLate(): void {
  const root = document.documentElement
  const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'input', 'wheel']
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const late of document.querySelectorAll<HTMLTemplateElement>('template[data-late]'))
      late.replaceWith(late.content)
  }
  const painted = () => {
    root.dataset['fonts'] = ''
    if (root.dataset['parts']?.includes('buyer')) start()
    else for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
    if (document.querySelector('[data-needs-script]')) loaded(() => setTimeout(start))
  }
  const loaded = (then: () => void) =>
    document.readyState === 'complete' ? then() : addEventListener('load', then)
  // A page in the background has no frames.
  if (document.hidden) setTimeout(painted)
  else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)))
}
const START = startLate.toString()
