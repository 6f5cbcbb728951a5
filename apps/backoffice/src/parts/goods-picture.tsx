import styles from './goods-picture.module.css'

/** The widths a product picture is served in; its address carries the one asked for. */
const WIDTHS = [160, 320, 480, 640, 960, 1200]

export function pictureAt(url: string, width: number): string {
  const served = WIDTHS.find((one) => one >= width) ?? 1200
  return url.replace(/-\d+\.webp$/, `-${served}.webp`)
}

type Props = {
  readonly url: string
  readonly tint?: string
  readonly name: string
  readonly size: number
}

/**
 * Goods by their own picture; the tint stands in until it has loaded. The name is read out unless
 * it stands beside it (`name=""`).
 */
export function GoodsPicture({ url, tint, name, size }: Props) {
  return (
    <span
      className={styles['plate']}
      style={{ width: size, height: size, ...(tint ? { '--tint': tint } : {}) }}
    >
      <img
        src={pictureAt(url, size)}
        srcSet={`${pictureAt(url, size)} 1x, ${pictureAt(url, size * 2)} 2x`}
        alt={name}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
