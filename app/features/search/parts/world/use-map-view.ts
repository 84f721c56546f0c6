import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

type Frame = { left: number; top: number; width: number; height: number }
/** The part of the map that is shown: its middle in shares of the map, and how much it is enlarged. */
type View = { x: number; y: number; scale: number }

const WHOLE: View = { x: 0.5, y: 0.5, scale: 1 }
const STEP = 1.6
const MOST = 16
const MOVE = 0.25
/** A pointer that moved further, in pixels, was dragging and presses nothing. */
const DRAG_PX = 5

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Never beyond the edges of the map. */
function tidy({ x, y, scale }: View): View {
  const held = between(scale, 1, MOST)
  const half = 0.5 / held
  return { scale: held, x: between(x, half, 1 - half), y: between(y, half, 1 - half) }
}

/** What part of a map is shown, and how pointers and buttons change it. */
export function useMapView({ left, top, width, height }: Frame) {
  const [view, setView] = useState(WHOLE)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const dragged = useRef(0)
  const change = (next: (view: View) => View) => setView((now) => tidy(next(now)))
  const zoom = (by: number) => () => change((now) => ({ ...now, scale: now.scale * by }))
  const move = (dx: number, dy: number) => () =>
    change(({ x, y, scale }) => ({ scale, x: x + (dx * MOVE) / scale, y: y + (dy * MOVE) / scale }))

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    const box = event.currentTarget.getBoundingClientRect()
    dragged.current += Math.hypot(now.x - before.x, now.y - before.y)
    if (other) {
      const grown =
        Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
      change((view) => ({ ...view, scale: view.scale * grown }))
    } else {
      if (view.scale === 1) return
      if (dragged.current > DRAG_PX) event.currentTarget.setPointerCapture(event.pointerId)
      change(({ x, y, scale }) => ({
        scale,
        x: x - (now.x - before.x) / box.width / scale,
        y: y - (now.y - before.y) / box.height / scale,
      }))
    }
  }
  const lift = (event: PointerEvent<SVGSVGElement>) => void pointers.current.delete(event.pointerId)

  const [wide, high] = [width / view.scale, height / view.scale]
  const corner = [left + view.x * width - wide / 2, top + view.y * height - high / 2]
  return {
    viewBox: [...corner, wide, high].map((value) => Math.round(value * 100) / 100).join(' '),
    isZoomed: view.scale > 1,
    act: {
      in: zoom(STEP),
      out: zoom(1 / STEP),
      left: move(-1, 0),
      right: move(1, 0),
      up: move(0, -1),
      down: move(0, 1),
      whole: () => setView(WHOLE),
    },
    bind: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (pointers.current.size === 0) dragged.current = 0
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove,
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture(event: MouseEvent<SVGSVGElement>) {
        if (dragged.current <= DRAG_PX || view.scale === 1) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
