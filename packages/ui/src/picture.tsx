import type { CSSProperties } from 'react'
import { pictureAt, sourceSet, type PictureWidth } from './picture-address.ts'

type PictureProps = {
  url: string
  /** Empty for a picture whose words stand beside it. */
  alt: string
  /** The picture's average colour, lightly behind it: it holds the place until it has loaded. */
  tint?: string | undefined
  /** The `sizes` of an image: how wide it is shown. */
  sizes: string
  most?: PictureWidth
  /** Height by width; product pictures are square. */
  ratio?: number
  isFirst?: boolean
  className?: string
  imageClass?: string
}

/** A product picture on its plate. The space is kept before it comes, so that nothing moves. */
export function Picture({
  url,
  alt,
  tint,
  sizes,
  most = 960,
  ratio = 1,
  isFirst = false,
  className = '',
  imageClass = '',
}: PictureProps) {
  return (
    <span
      className={`plate block ${className}`}
      style={tint ? ({ '--tint': tint } as CSSProperties) : undefined}
    >
      <img
        src={pictureAt(url, most < 640 ? most : 640)}
        srcSet={sourceSet(url, most)}
        sizes={sizes}
        alt={alt}
        width={640}
        height={Math.round(640 * ratio)}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={`block h-auto w-full object-cover ${imageClass}`}
      />
    </span>
  )
}

/** The 72 x 72 picture of lists, carts and orders [SHR-006]. */
export function Thumbnail({
  url,
  alt,
  tint,
  size = 72,
}: {
  url: string
  alt: string
  tint?: string | undefined
  size?: number
}) {
  return (
    <span
      className="plate block shrink-0"
      style={{ width: size, height: size, ...(tint ? ({ '--tint': tint } as CSSProperties) : {}) }}
    >
      <img
        src={pictureAt(url, 160)}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        fetchPriority="low"
        className="block size-full object-cover"
      />
    </span>
  )
}
