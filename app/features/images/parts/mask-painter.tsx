import { useRef, useState, type PointerEvent } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { MOST_POINTS, toLinePath, type MaskLine } from '../keeping/mask.ts'

type Props = { src: string; width: number; height: number; name: string; first: string }

const BRUSHES = [
  { label: 'Thin', wide: 0.03 },
  { label: 'Middle', wide: 0.07 },
  { label: 'Wide', wide: 0.14 },
] as const
const MOST_LINES = 60
/** A point nearer than this to the one before says nothing new. */
const STEP = 0.004

const readLines = (text: string): MaskLine[] => {
  try {
    const read: unknown = JSON.parse(text || '[]')
    return Array.isArray(read) ? (read as MaskLine[]) : []
  } catch {
    return []
  }
}
const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000

/** The lines as they are painted, and what the pointer does to them. */
function usePainting(first: string, wide: number) {
  const [lines, setLines] = useState<MaskLine[]>(() => readLines(first))
  const isPainting = useRef(false)
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent): [number, number] => {
    const box = currentTarget.getBoundingClientRect()
    return [round((clientX - box.left) / box.width), round((clientY - box.top) / box.height)]
  }
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    isPainting.current = true
    const point = pointOf(event)
    setLines((before) => [...before, { line: [point], wide }].slice(-MOST_LINES))
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!isPainting.current) return
    const point = pointOf(event)
    setLines((before) => {
      const last = before.at(-1)
      const end = last?.line.at(-1)
      if (!last || !end || last.line.length >= MOST_POINTS) return before
      if (Math.hypot(point[0] - end[0], point[1] - end[1]) < STEP) return before
      return [...before.slice(0, -1), { ...last, line: [...last.line, point] }]
    })
  }
  const end = () => void (isPainting.current = false)
  const undo = () => setLines((before) => before.slice(0, -1))
  return { lines, undo, pen: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end } }
}

/** Paints with the pointer what is to be drawn anew; whoever has no script gives a rectangle in numbers. */
export function MaskPainter({ src, width, height, name, first }: Props) {
  const hasScript = useHasScript()
  const [wide, setWide] = useState<number>(BRUSHES[1].wide)
  const { lines, undo, pen } = usePainting(first, wide)
  if (!hasScript) return null
  return (
    <div className="grid gap-2">
      <input type="hidden" name={name} value={lines.length > 0 ? JSON.stringify(lines) : ''} />
      <div className="relative max-w-[26rem] overflow-clip rounded-card">
        <img src={src} alt="" width={width} height={height} className="block h-auto w-full" />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className="absolute inset-0 size-full cursor-crosshair touch-none"
          role="img"
          aria-label={lines.length === 0 ? 'Nothing is painted yet' : `${lines.length} painted lines`}
          {...pen}
        >
          {lines.map((line, nth) => (
            <path
              key={nth}
              d={toLinePath(line, { width, height })}
              fill="none"
              stroke="var(--accent)"
              strokeOpacity={0.6}
              strokeWidth={line.wide * width}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
        </svg>
      </div>
      <div className="flex flex-wrap gap-2" role="group" aria-label="Brush">
        {BRUSHES.map((brush) => (
          <Button
            key={brush.label}
            type="button"
            size="sm"
            variant={brush.wide === wide ? 'soft' : 'ghost'}
            aria-pressed={brush.wide === wide}
            onClick={() => setWide(brush.wide)}
          >
            {brush.label}
          </Button>
        ))}
        <Button type="button" size="sm" variant="ghost" disabled={lines.length === 0} onClick={undo}>
          Undo
        </Button>
      </div>
    </div>
  )
}
