/**
 * Facts for search engines (schema.org). `<` is written so that no text of a shop can end the
 * script.
 */
export function JsonLd({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll(
          '<',
          '\\u003c',
        ),
      }}
    />
  )
}
