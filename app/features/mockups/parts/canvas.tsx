import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { snap } from '#app/engines/mockups/arrange.ts'
import { GRID, linesOf, partWords } from '#app/engines/mockups/scene.ts'
import type { DrawnPart, Parts } from './use-parts.ts'

type Props = { sheet: { width: number; height: number }; parts: Parts; name: string }

const KEYS = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])
const INK = '#1d6b4a'

/** What the pointer and the keys do with parts: drag, arrow keys, with Alt they stretch, with Shift by single pixels. */
function useHands({ sheet, parts: { chosen, nudge, choose } }: Props) {
  const svgRef = useRef<SVGSVGElement>(null)
  const drag = useRef<{ id: string; x: number; y: number; dx: number; dy: number } | null>(null)
  const toSheet = ({ clientX, clientY }: PointerEvent) => {
    const box = svgRef.current!.getBoundingClientRect()
    const scale = sheet.width / box.width
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale }
  }
  const allOf = (id: string) => (chosen.has(id) ? chosen : new Set([id]))
  const begin = (event: PointerEvent<SVGGElement>, { id }: DrawnPart) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (!chosen.has(id)) choose(id, event.shiftKey)
    drag.current = { id, ...toSheet(event), dx: 0, dy: 0 }
  }
  const move = (event: PointerEvent<SVGGElement>) => {
    const from = drag.current
    if (!from) return
    const at = toSheet(event)
    const [dx, dy] = [snap(at.x - from.x), snap(at.y - from.y)]
    if (dx === from.dx && dy === from.dy) return
    nudge({ x: dx - from.dx, y: dy - from.dy }, allOf(from.id))
    drag.current = { ...from, dx, dy }
  }
  const end = () => {
    drag.current = null
  }
  const press = (event: KeyboardEvent<SVGGElement>, { id }: DrawnPart) => {
    const way = KEYS.get(event.key)
    const isChoice = event.key === ' ' || event.key === 'Enter'
    if (!way && !isChoice) return
    event.preventDefault()
    if (!way) return choose(id, true)
    const step = event.shiftKey ? 1 : GRID
    const [x, y] = [way[0] * step, way[1] * step]
    nudge(event.altKey ? { width: x, height: y } : { x, y }, allOf(id))
  }
  return { svgRef, begin, move, end, press }
}

/** The screen as it is drawn. What is moved on it stands in the table’s fields and is kept with the form. */
export function Canvas(props: Props) {
  const { sheet, parts, name } = props
  const { svgRef, begin, move, end, press } = useHands(props)
  return (
    <div className="overflow-x-auto rounded-card bg-sunken p-3">
      <svg
        ref={svgRef}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        width={sheet.width}
        height={sheet.height}
        className="mx-auto block h-auto max-w-full touch-pan-y"
        fontFamily="'Noto Sans', system-ui, sans-serif"
        role="group"
        aria-label={`Screen ${name}: ${parts.parts.length} parts`}
      >
        <rect width={sheet.width} height={sheet.height} fill="#fff" />
        {parts.parts.map((part) => {
          const isChosen = parts.chosen.has(part.id)
          const [words] = linesOf(part.words)
          return (
            <g
              key={part.id}
              transform={`translate(${part.x} ${part.y})`}
              tabIndex={0}
              role="button"
              aria-pressed={isChosen}
              aria-label={`${part.id} ${partWords[part.kind].label}${words ? ` “${words}”` : ''}`}
              className="cursor-move"
              onPointerDown={(event) => begin(event, part)}
              onPointerMove={move}
              onPointerUp={end}
              onKeyDown={(event) => press(event, part)}
            >
              <g dangerouslySetInnerHTML={{ __html: part.svg }} />
              <rect
                width={part.width}
                height={part.height}
                fill="transparent"
                stroke={isChosen ? INK : 'transparent'}
                strokeWidth={2.5}
                strokeDasharray={isChosen ? '6 4' : undefined}
              />
            </g>
          )
        })}
      </svg>
    </div>
  )
}
