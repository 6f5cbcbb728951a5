/** HTML whose inserted values are escaped; only what another `html` made goes in as it is. */
export type Html = { readonly html: string }

export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  return {
    html: parts
      .map((part, index) => part + (index < values.length ? render(values[index] ?? '') : ''))
      .join(''),
  }
}

function render(value: string | number | Html | readonly Html[]): string {
  if (Array.isArray(value)) return (value as readonly Html[]).map((one) => one.html).join('')
  if (typeof value === 'object') return (value as Html).html
  return escapeHtml(String(value))
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string)
}
