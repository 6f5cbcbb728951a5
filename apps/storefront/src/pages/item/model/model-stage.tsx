import { createElement, useEffect, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ModelViewerElement } from '@google/model-viewer'
import type { WireModel } from '@galleria/contract/model'
import { useFinishName } from '../../../parts/finish-name.tsx'
import { canDraw, fetchViewer } from './viewer.client.ts'

type State = 'loading' | 'shown' | 'unable' | 'failed'

/** The model, what turns it, and the way into the reader's own room where the device has one. */
export default function ModelStage({ model, name }: { model: WireModel; name: string }) {
  const viewer = useRef<ModelViewerElement>(null)
  const { state, isReady, canStandInRoom } = useViewer(viewer)
  return (
    <>
      <div className="plate relative h-[min(62vh,40rem)] w-full overflow-hidden">
        {isReady ? <Viewer viewer={viewer} model={model} name={name} /> : null}
        <Told state={state} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {state === 'shown' ? <Controls viewer={viewer} canStandInRoom={canStandInRoom} /> : null}
        <About model={model} />
      </div>
    </>
  )
}

function Viewer({
  viewer,
  model,
  name,
}: {
  viewer: React.RefObject<ModelViewerElement | null>
  model: WireModel
  name: string
}) {
  const { t } = useLingui()
  const sides = { front: t`Front`, right: t`Right side`, back: t`Back`, left: t`Left side` }
  const seenFrom = Object.fromEntries(
    Object.entries(sides).flatMap(([key, side]) => [
      [key, side],
      [`upper-${key}`, t`${side}, from above`],
      [`lower-${key}`, t`${side}, from below`],
    ]),
  )
  return createElement(
    'model-viewer',
    {
      ref: viewer,
      src: model.url,
      alt: t`${name} in 3D`,
      a11y: JSON.stringify({
        ...seenFrom,
        'interaction-prompt': t`Turn it by dragging or with the arrow keys.`,
      }),
      'camera-controls': '',
      'camera-orbit': '-30deg 75deg auto',
      'touch-action': 'pan-y',
      'interaction-prompt': 'none',
      'shadow-intensity': '0.7',
      ar: '',
      'ar-modes': 'webxr scene-viewer quick-look',
      // Furniture keeps its size in a room.
      'ar-scale': 'fixed',
      style: { width: '100%', height: '100%', backgroundColor: 'transparent' },
    },
    // Our own button stands below.
    <span slot="ar-button" />,
    <span slot="progress-bar" />,
  )
}

/** Fetches what draws and says how far it is. */
function useViewer(viewer: React.RefObject<ModelViewerElement | null>) {
  const [state, setState] = useState<State>('loading')
  const [isReady, setReady] = useState(false)
  const [canStandInRoom, allowRoom] = useState(false)
  useEffect(() => {
    if (!canDraw()) return setState('unable')
    let isGone = false
    fetchViewer().then(
      () => !isGone && setReady(true),
      () => !isGone && setState('failed'),
    )
    return () => {
      isGone = true
    }
  }, [])
  useEffect(() => {
    const element = viewer.current
    if (!isReady || !element) return
    const show = () => {
      setState('shown')
      allowRoom(element.canActivateAR)
    }
    const fail = () => setState('failed')
    const lookForRoom = () => allowRoom(element.canActivateAR)
    element.addEventListener('load', show)
    element.addEventListener('error', fail)
    element.addEventListener('ar-status', lookForRoom)
    return () => {
      element.removeEventListener('load', show)
      element.removeEventListener('error', fail)
      element.removeEventListener('ar-status', lookForRoom)
    }
  }, [isReady, viewer])
  return { state, isReady: isReady && state !== 'failed', canStandInRoom }
}

function Told({ state }: { state: State }) {
  if (state === 'shown') return null
  return (
    <p role="status" className="absolute inset-0 m-auto grid place-items-center p-6 text-center">
      {state === 'loading' ? <Trans>The 3D view is loading …</Trans> : null}
      {state === 'unable' ? (
        <Trans>This browser cannot show 3D views. The pictures show the piece, too.</Trans>
      ) : null}
      {state === 'failed' ? (
        <Trans>The 3D view could not be loaded. Please try again.</Trans>
      ) : null}
    </p>
  )
}

/** A twelfth of a full turn. */
const STEP = Math.PI / 6

function Controls({
  viewer,
  canStandInRoom,
}: {
  viewer: React.RefObject<ModelViewerElement | null>
  canStandInRoom: boolean
}) {
  const { t } = useLingui()
  function move(change: (element: ModelViewerElement) => void) {
    const element = viewer.current
    if (!element) return
    change(element)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) element.jumpCameraToGoal()
  }
  const turn = (by: number) =>
    move((element) => {
      const { theta, phi } = element.getCameraOrbit()
      element.cameraOrbit = `${theta + by}rad ${phi}rad auto`
    })
  const buttons = [
    { label: t`Turn to the left`, sign: '↺', press: () => turn(-STEP) },
    { label: t`Turn to the right`, sign: '↻', press: () => turn(STEP) },
    { label: t`Closer`, sign: '+', press: () => move((element) => element.zoom(3)) },
    { label: t`Further away`, sign: '−', press: () => move((element) => element.zoom(-3)) },
  ]
  return (
    <>
      {buttons.map(({ label, sign, press }) => (
        <button
          key={sign}
          type="button"
          aria-label={label}
          title={label}
          onClick={press}
          className="btn btn-quiet min-w-11"
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
      {canStandInRoom ? (
        <button
          type="button"
          onClick={() => void viewer.current?.activateAR()}
          className="btn btn-main"
        >
          <Trans>See it in your room</Trans>
        </button>
      ) : null}
    </>
  )
}

/**
 * The finish that it shows. Its measures are not said: those of the version stand on the page, and
 * a model may differ from them by a fifth.
 */
function About({ model }: { model: WireModel }) {
  const nameOf = useFinishName()
  return <p className="ms-auto text-small text-muted">{nameOf(model.finish)}</p>
}
