import { readFileSync } from 'node:fs'

const read = (name: string) => readFileSync(new URL(`browser/${name}.js`, import.meta.url), 'utf8')

/**
 * One classic script, as the vendor serves it: modules put together in order, in a scope of their
 * own.
 */
const parts = ['base', 'element', 'card', 'methods', 'dropin', 'adyen']
  .map(read)
  .map((text) => text.replace(/^import .*$/gm, '').replace(/^export /gm, ''))
export const browserScript = `;(() => {\n${parts.join('\n')}\n})()\n`
export const fieldScript = `;(() => {\n${read('field')}\n})()\n`
