import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { Picture } from '@galleria/ui/picture'

export type Room = {
  readonly key: string
  readonly name: string
  readonly image: string
  readonly tint: string
  readonly itemCount: number
}

export function RoomTiles({ rooms }: { rooms: readonly Room[] }) {
  return (
    <section className="below wrap pt-16">
      <h2 className="mb-5 text-head">
        <Trans>Categories</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-x-5 lg:grid-cols-5">
        {rooms.map(({ key, name, image, tint, itemCount }) => (
          <li key={key} className="group relative">
            <Picture
              url={image}
              alt=""
              tint={tint}
              sizes="(min-width: 77.5rem) 14rem, (min-width: 66rem) 19vw, (min-width: 40rem) 32vw, calc(50vw - 1.5rem)"
              most={640}
              ratio={0.75}
              imageClass="aspect-[4/3] transition-transform duration-200 group-hover:scale-[1.02]"
            />
            <h3 className="mt-2 leading-tight font-medium">
              <Link
                to={`/search?category=${key}`}
                className="after:absolute after:inset-0 group-hover:text-accent"
              >
                {name}
              </Link>
            </h3>
            <p className="text-small text-muted">
              <Plural value={itemCount} one="# item" other="# items" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
