import { lighten, mix } from '../colour.ts'
import type { Canvas, Point } from '../svg.ts'
import { circle, n, path, polygon, rect } from '../svg.ts'
import type { Design } from './design.ts'
import { rowOf, type Palette } from './palettes.ts'
import { drawWords, fitWords } from './words.server.ts'

type Diagram = Extract<Design, { kind: 'diagram' }>
type Box = { left: number; top: number; width: number; height: number }
type Part = {
  canvas: Canvas
  items: readonly string[]
  palette: Palette
  box: Box
  colours: readonly string[]
  title: string
}

/** A diagram of a plain list: every item once, in its order. */
export function drawDiagram(canvas: Canvas, { form, title, items }: Diagram, palette: Palette): string {
  const { width, height, unit: u } = canvas
  const hasHead = title !== '' && form !== 'mind-map'
  const head = hasHead ? fitWords(title, { width: width - 14 * u, height: 14 * u, most: 7 * u }) : null
  const top = head ? 6 * u + head.height + 5 * u : 7 * u
  const box: Box = { left: 7 * u, top, width: width - 14 * u, height: height - top - 7 * u }
  const part: Part = { canvas, items, palette, box, colours: rowOf(palette, items.length), title }
  const forms = {
    'steps': drawSteps,
    'cycle': drawCycle,
    'timeline': drawTimeline,
    'mind-map': drawMindMap,
    'pyramid': drawPyramid,
    'list': drawList,
  }
  return (
    rect(0, 0, width, height, { fill: palette.paper }) +
    (head ? drawWords(head, { x: width / 2, y: 6 * u, colour: palette.ink }) : '') +
    forms[form](part)
  )
}

const INSET = 0.84

function drawBox({ canvas: { unit: u } }: Part, said: string, box: Box, colour: string): string {
  const words = fitWords(said, { width: box.width * INSET, height: box.height * 0.8, most: 4.4 * u })
  return (
    rect(box.left, box.top, box.width, box.height, { fill: colour }, 2 * u) +
    drawWords(words, { x: box.left + box.width / 2, y: box.top + (box.height - words.height) / 2, colour: '#ffffff' })
  )
}

function drawArrow({ canvas: { unit: u }, palette }: Part, from: Point, to: Point): string {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  const at = (back: number, aside: number): Point => [
    to[0] - Math.cos(turn) * back - Math.sin(turn) * aside,
    to[1] - Math.sin(turn) * back + Math.cos(turn) * aside,
  ]
  const [x, y] = at(1.6 * u, 0)
  return (
    path(`M${n(from[0])} ${n(from[1])}L${n(x)} ${n(y)}`, { fill: 'none', stroke: palette.ink, line: 0.6 * u }) +
    polygon([to, at(2.6 * u, 1.3 * u), at(2.6 * u, -1.3 * u)], { fill: palette.ink })
  )
}

/** Boxes in rows, each row the other way round, so that no arrow is long. */
function drawSteps(part: Part): string {
  const { items, box, colours, canvas } = part
  const ratio = box.width / box.height
  const columns = Math.max(1, Math.min(items.length, Math.round(Math.sqrt((items.length * ratio) / 1.6))))
  const rows = Math.ceil(items.length / columns)
  const gap = 6 * canvas.unit
  const wide = (box.width - gap * (columns - 1)) / columns
  const high = Math.min((box.height - gap * (rows - 1)) / rows, 24 * canvas.unit)
  const top = box.top + (box.height - (high * rows + gap * (rows - 1))) / 2
  const boxes = items.map((_, nth): Box => {
    const row = Math.floor(nth / columns)
    const column = row % 2 ? columns - 1 - (nth % columns) : nth % columns
    return { left: box.left + column * (wide + gap), top: top + row * (high + gap), width: wide, height: high }
  })
  const arrows = boxes.slice(1).map((to, nth) => {
    const from = boxes[nth] ?? to
    const middle = (one: Box): Point => [one.left + one.width / 2, one.top + one.height / 2]
    if (from.top !== to.top) return drawArrow(part, [middle(from)[0], from.top + high], [middle(to)[0], to.top])
    const isRight = to.left > from.left
    return drawArrow(
      part,
      [isRight ? from.left + wide : from.left, middle(from)[1]],
      [isRight ? to.left : to.left + wide, middle(to)[1]],
    )
  })
  return arrows.join('') + items.map((item, nth) => drawBox(part, item, boxes[nth] ?? box, colours[nth] ?? '')).join('')
}

/** Round a middle, from the top and with the clock. */
function around({ items, box }: Part, share: number): Point[] {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  return items.map((_, nth) => {
    const turn = (nth / items.length) * Math.PI * 2 - Math.PI / 2
    return [x + (Math.cos(turn) * box.width * share) / 2, y + (Math.sin(turn) * box.height * share) / 2]
  })
}

const sizeAround = ({ items, box, canvas: { unit: u } }: Part) => ({
  width: Math.min(box.width * 0.3, 30 * u),
  height: Math.min(box.height / Math.max(4, items.length * 0.62), 16 * u),
})

function drawCycle(part: Part): string {
  const { items, colours } = part
  const size = sizeAround(part)
  const places = around(part, 0.72)
  const arrows = places.map((from, nth) => {
    const to = places[(nth + 1) % places.length] ?? from
    const clip = (start: Point, end: Point): Point => {
      const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
      const share = Math.min(
        0.48,
        1 / Math.max(Math.abs(dx) / (size.width / 2 + 4), Math.abs(dy) / (size.height / 2 + 4)),
      )
      return [start[0] + dx * share, start[1] + dy * share]
    }
    return drawArrow(part, clip(from, to), clip(to, from))
  })
  return (
    arrows.join('') +
    items.map((item, nth) => drawBox(part, item, boxAt(places[nth], size), colours[nth] ?? '')).join('')
  )
}

const boxAt = (place: Point | undefined, size: { width: number; height: number }): Box => ({
  left: (place?.[0] ?? 0) - size.width / 2,
  top: (place?.[1] ?? 0) - size.height / 2,
  ...size,
})

function drawMindMap(part: Part): string {
  const {
    items,
    box,
    palette,
    colours,
    title,
    canvas: { unit: u },
  } = part
  const size = sizeAround(part)
  const places = around(part, 0.76)
  const middle: Point = [box.left + box.width / 2, box.top + box.height / 2]
  const lines = places.map(([x, y], nth) =>
    path(`M${n(middle[0])} ${n(middle[1])}Q${n((middle[0] + x) / 2)} ${n(middle[1])} ${n(x)} ${n(y)}`, {
      fill: 'none',
      stroke: colours[nth] ?? palette.ink,
      line: 0.9 * u,
    }),
  )
  const heart = drawBox(
    part,
    title || 'Idea',
    boxAt(middle, { width: box.width * 0.3, height: Math.min(box.height * 0.2, 18 * u) }),
    palette.ink,
  )
  return (
    lines.join('') +
    heart +
    items.map((item, nth) => drawBox(part, item, boxAt(places[nth], size), colours[nth] ?? '')).join('')
  )
}

function drawTimeline(part: Part): string {
  const {
    items,
    box,
    palette,
    colours,
    canvas: { unit: u },
  } = part
  const isDown = box.height > box.width * 0.8
  const long = isDown ? box.height : box.width
  const step = long / items.length
  const rail = isDown ? box.left + box.width * 0.14 : box.top + box.height / 2
  const line = isDown
    ? `M${n(rail)} ${n(box.top)}V${n(box.top + box.height)}`
    : `M${n(box.left)} ${n(rail)}H${n(box.left + box.width)}`
  return (
    path(line, { fill: 'none', stroke: mix(palette.paper, palette.ink, 0.35), line: 0.8 * u }) +
    items
      .map((item, nth) => {
        const at = (isDown ? box.top : box.left) + step * (nth + 0.5)
        const colour = colours[nth] ?? palette.main
        if (isDown) {
          const words = fitWords(item, { width: box.width * 0.78, height: step * 0.8, most: 5 * u })
          return (
            circle(rail, at, 2.2 * u, { fill: colour }) +
            drawWords(words, { x: rail + 6 * u, y: at - words.height / 2, align: 'left', colour: palette.ink })
          )
        }
        const words = fitWords(item, { width: step * 1.5, height: box.height * 0.3, most: 4 * u })
        const isUp = nth % 2 === 0
        return (
          path(`M${n(at)} ${n(rail)}V${n(rail + (isUp ? -7 : 7) * u)}`, {
            fill: 'none',
            stroke: colour,
            line: 0.5 * u,
          }) +
          circle(at, rail, 2.2 * u, { fill: colour }) +
          drawWords(words, {
            x: Math.min(box.left + box.width - words.width / 2, Math.max(box.left + words.width / 2, at)),
            y: isUp ? rail - 8.5 * u - words.height : rail + 8.5 * u,
            colour: palette.ink,
          })
        )
      })
      .join('')
  )
}

function drawPyramid(part: Part): string {
  const {
    items,
    box,
    colours,
    canvas: { unit: u },
  } = part
  const high = box.height / items.length
  const middle = box.left + box.width / 2
  const wideAt = (row: number) => (box.width * row) / items.length
  return items
    .map((item, nth) => {
      const [above, under] = [wideAt(nth), wideAt(nth + 1)]
      const top = box.top + nth * high
      const words = fitWords(item, {
        width: Math.max(under * 0.6, box.width * 0.12),
        height: high * 0.62,
        most: 4.2 * u,
      })
      return (
        polygon(
          [
            [middle - above / 2, top],
            [middle + above / 2, top],
            [middle + under / 2, top + high - 0.8 * u],
            [middle - under / 2, top + high - 0.8 * u],
          ],
          { fill: colours[nth] ?? '' },
        ) +
        drawWords(words, {
          x: middle,
          y: top + high * 0.56 - words.height / 2 + (nth === 0 ? high * 0.12 : 0),
          colour: '#ffffff',
        })
      )
    })
    .join('')
}

function drawList(part: Part): string {
  const {
    items,
    box,
    palette,
    canvas: { unit: u },
  } = part
  const row = Math.min(box.height / items.length, 13 * u)
  return items
    .map((item, nth) => {
      const top = box.top + nth * row
      const side = Math.min(5.4 * u, row * 0.56)
      const words = fitWords(item, { width: box.width - side - 5 * u, height: row * 0.8, most: 5 * u })
      return (
        rect(
          box.left,
          top + (row - side) / 2,
          side,
          side,
          { fill: lighten(palette.paper, 0.6), stroke: palette.main, line: 0.6 * u },
          1 * u,
        ) +
        drawWords(words, {
          x: box.left + side + 4 * u,
          y: top + (row - words.height) / 2,
          align: 'left',
          colour: palette.ink,
        })
      )
    })
    .join('')
}
