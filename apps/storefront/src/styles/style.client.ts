import address from './buyer.css?url'

let loading: Promise<void> | undefined

/**
 * The buyer area's stylesheet, when the reader comes from a public page; a page that began in the
 * area brought it along.
 */
export function loadBuyerStyle(): Promise<void> {
  if (import.meta.env.DEV || document.documentElement.dataset['parts']?.includes('buyer'))
    return Promise.resolve()
  return (loading ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: address,
      onload: () => resolve(),
      onerror: () => resolve(),
    })
    document.head.append(link)
  }))
}
