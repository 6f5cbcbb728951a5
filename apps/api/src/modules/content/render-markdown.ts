import { marked } from 'marked'

/**
 * Markdown to HTML with every tag in the source shown as text: an article can format, never inject.
 */
export function renderMarkdown(source: string): string {
  const escaped = source.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  const html = marked.parse(escaped, { async: false, gfm: true })
  // Only our own pages, mail and https may be linked.
  return html
    .replace(/(<a\s+href=")([^"]*)(")/g, (whole, before: string, href: string, after: string) =>
      /^(\/(?!\/)|https:\/\/|mailto:|#)/.test(href) ? whole : `${before}#${after}`,
    )
    .replace(/<img\b[^>]*>/g, '')
}
