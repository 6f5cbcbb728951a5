import { useEffect, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClose, IconNext } from '@galleria/ui/icons'
import { commands } from '../buyer/dialog.tsx'
import { useShop } from '../use-shop.ts'
import { PickerList } from './picker-list.tsx'
import type { PickerProps } from './picker-props.ts'
import { choose, type PickerItem, type PickerPath } from './picker-steps.ts'
import { useLevel } from './use-level.ts'

/**
 * Province, city, district and street one after the other; fetched when somebody opens the list.
 */
export default function Picker({ dialog, country, onDone }: PickerProps) {
  const { t } = useLingui()
  const { language } = useShop()
  const [path, setPath] = useState<PickerPath>([])
  const field = useRef<HTMLInputElement>(null)
  const level = useLevel(country.id, path)
  const stepName = useStepName(country.shortName === 'GB')
  const name = path.at(-1)?.name
  // The field has the focus at every step, so that a keyboard goes on from there; at the first one
  // the browser opens the dialog after us.
  useEffect(() => {
    field.current?.focus()
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [path])
  function end(chosen: PickerPath) {
    onDone(chosen)
    dialog.ref.current?.close()
  }
  function pick(item: PickerItem) {
    const next = choose(path, item)
    if (next.isDone) end(next.path)
    else setPath(next.path)
  }
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center justify-between gap-3 ps-5 pe-2 pt-2">
        <h2 className="text-title">
          {new Intl.DisplayNames(language, { type: 'region' }).of(country.shortName) ??
            country.name}
        </h2>
        <button
          {...commands(dialog, 'close')}
          aria-label={t`Close`}
          className="grid size-11 place-items-center"
        >
          <IconClose />
        </button>
      </div>
      <ol aria-label={t`Your choice so far`} className="flex flex-wrap items-center gap-x-1 px-5">
        {path.map((item) => (
          <li key={item.level} className="flex items-center gap-1">
            <button
              type="button"
              onClick={() => setPath(path.filter((one) => one.level < item.level))}
              className="link tap text-start wrap-anywhere"
            >
              {item.name}
            </button>
            <IconNext size={16} className="text-muted" />
          </li>
        ))}
        <li aria-current="step" className="tap font-medium">
          {stepName(path.length + 1)}
        </li>
      </ol>
      <PickerList
        key={path.map(({ code }) => code).join()}
        field={field}
        level={level}
        label={stepName(path.length + 1)}
        onPick={pick}
        onBack={path.length > 0 ? () => setPath(path.slice(0, -1)) : undefined}
      />
      {name && path.length > 1 ? (
        <div className="border-t border-line p-4">
          <button type="button" onClick={() => end(path)} className="btn btn-main w-full">
            <Trans>Choose {name}</Trans>
          </button>
        </div>
      ) : null}
    </div>
  )
}

function useStepName(isBritish: boolean): (level: number) => string {
  const { t } = useLingui()
  return (level) =>
    level === 1
      ? isBritish
        ? t`County`
        : t`County or region`
      : level === 2
        ? t`Town or city`
        : level === 3
          ? t`District`
          : t`Street`
}
