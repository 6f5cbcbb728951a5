import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { Thumbnail } from '@galleria/ui/picture'

export type ShopTile = {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly about: string
  readonly itemCount: number
  readonly image: string
}

export function ShopTiles({ shops }: { shops: readonly ShopTile[] }) {
  if (shops.length === 0) return null
  return (
    <section className="below wrap pt-16">
      <h2 className="mb-5 text-head">
        <Trans>Our shops</Trans>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {shops.map(({ id, name, city, about, itemCount, image }) => (
          <li
            key={id}
            className="card relative flex gap-4 p-5 transition-colors hover:border-field"
          >
            <Thumbnail url={image} alt="" size={88} />
            <div className="min-w-0">
              <h3 className="text-large font-medium">
                <Link
                  to={`/shop/${id}`}
                  className="inline-block min-h-6 after:absolute after:inset-0"
                >
                  {name}
                </Link>
              </h3>
              <p className="text-small text-muted">
                {city} · <Plural value={itemCount} one="# item" other="# items" />
              </p>
              <p className="mt-2 line-clamp-2 text-muted">{about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
