import { Trans } from '@lingui/react/macro'

/** The scale's colours as the label has them (Regulation 2019/2015, annex III). */
const SCALE = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
} as const

/** The light source's arrow on its scale. */
export function EnergyClass({ grade }: { grade: string }) {
  const colour = SCALE[grade as keyof typeof SCALE] ?? '#fff'
  return (
    <div className="mt-6 flex items-center gap-4">
      <svg width={84} height={44} viewBox="0 0 84 44" aria-hidden="true">
        <path d="M1 1h60l21 21l-21 21H1z" fill={colour} stroke="#1c1b18" />
        <text x={38} y={32} fontSize={28} fontWeight={700} textAnchor="middle" fill="#1c1b18">
          {grade}
        </text>
      </svg>
      <p>
        <Trans>Energy efficiency class {grade}, on a scale from A to G</Trans>
      </p>
    </div>
  )
}
