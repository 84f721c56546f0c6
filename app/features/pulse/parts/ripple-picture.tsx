import type { TreeView } from '../ripples/read-ripples.server.ts'
import { sizeOf } from '../ripples/ripple-tree.ts'

type Props = { rings: TreeView['rings']; author: string }
const STEP = 34
const ACROSS = 150
const PAD = 22
const MOST_NAMED = 40
const NAME_CHARS = 16

/** The tree as a picture, left to right; the table below it says the same in words. */
export function RipplePicture({ rings, author }: Props) {
  const { width, depth } = sizeOf(rings)
  const size = { width: (depth + 1) * ACROSS + 2 * PAD, height: width * STEP + 2 * PAD + 14 }
  const rootX = (Math.min(...rings.map(({ x }) => x)) + width) / 2
  const at = (x: number, y: number) => ({ cx: PAD + y * ACROSS, cy: PAD + x * STEP })
  const places = new Map(rings.map((ring) => [ring.id, at(ring.x, ring.depth)]))
  const root = at(rootX, 0)
  const isNamed = rings.length <= MOST_NAMED
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`A tree: ${author} at the left, and ${rings.length} who passed it on, each joined to whom they had it from`}
      className="ripple-picture mt-4"
    >
      {rings.map(({ id, parent }) => {
        const to = places.get(id)!
        const from = parent === null ? root : places.get(parent)!
        const middle = (from.cx + to.cx) / 2
        return (
          <path
            key={id}
            d={`M${from.cx} ${from.cy}C${middle} ${from.cy} ${middle} ${to.cy} ${to.cx} ${to.cy}`}
            fill="none"
            stroke="var(--line-strong)"
            strokeWidth={1.5}
          />
        )
      })}
      <Dot place={root} name={author} isRoot />
      {rings.map(({ id, name }) => (
        <Dot key={id} place={places.get(id)!} name={isNamed ? name : ''} />
      ))}
    </svg>
  )
}

function Dot({
  place: { cx, cy },
  name,
  isRoot = false,
}: {
  place: { cx: number; cy: number }
  name: string
  isRoot?: boolean
}) {
  const short = name.length > NAME_CHARS ? `${name.slice(0, NAME_CHARS - 1).toWellFormed()}…` : name
  return (
    <>
      <circle cx={cx} cy={cy} r={isRoot ? 8 : 5.5} fill={isRoot ? 'var(--primary)' : 'var(--accent)'} />
      <text x={cx + 10} y={cy - 8} fontSize={12} fill="currentColor">
        {short}
      </text>
    </>
  )
}
