/**
 * Half a megabyte that turns models: fetched when somebody wants to see one, and never drawn on the
 * server.
 */
export const fetchViewer = () => import('@google/model-viewer')

/** Whether this browser can draw models at all. */
export function canDraw(): boolean {
  const canvas = document.createElement('canvas')
  return canvas.getContext('webgl2') !== null
}
