/** Builds SVG text: every number with one decimal, so that the same scene gives the same bytes. */

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export type Canvas = {
  width: number
  height: number
  /** A hundredth of the shorter side: what sizes of drawn things are made of. */
  unit: number
  defs: string[]
  /** Each adds a definition and gives the `url(#…)` to it. */
  linear(stops: readonly Stop[], direction?: 'down' | 'across'): string
  radial(stops: readonly Stop[]): string
  blur(radius: number): string
}

export const n = (value: number) => `${Math.round(value * 10) / 10}`

export function createCanvas(width: number, height: number): Canvas {
  const defs: string[] = []
  const known = new Map<string, string>()
  const define = (make: (id: string) => string) => {
    const shape = make('')
    const id = known.get(shape) ?? `d${known.size}`
    if (!known.has(shape)) {
      known.set(shape, id)
      defs.push(make(id))
    }
    return `url(#${id})`
  }
  return {
    width,
    height,
    unit: Math.min(width, height) / 100,
    defs,
    linear: (stops, direction = 'down') =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" ${direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'}>${toStops(stops)}</linearGradient>`,
      ),
    radial: (stops) => define((id) => `<radialGradient id="${id}">${toStops(stops)}</radialGradient>`),
    blur: (radius) =>
      define(
        (id) =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`,
      ),
  }
}

const toStops = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

export type Look = { fill?: string; stroke?: string; line?: number; opacity?: number; filter?: string; extra?: string }

const toLook = ({ fill, stroke, line, opacity, filter, extra }: Look) =>
  (fill === undefined ? '' : ` fill="${fill}"`) +
  (stroke === undefined ? '' : ` stroke="${stroke}" stroke-linecap="round" stroke-linejoin="round"`) +
  (line === undefined ? '' : ` stroke-width="${n(line)}"`) +
  (opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`) +
  (filter === undefined ? '' : ` filter="${filter}"`) +
  (extra === undefined ? '' : ` ${extra}`)

export const rect = (x: number, y: number, width: number, height: number, look: Look, round = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${n(round)}"` : ''}${toLook(look)}/>`
export const circle = (x: number, y: number, radius: number, look: Look) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${toLook(look)}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, look: Look) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${toLook(look)}/>`
export const path = (d: string, look: Look) => `<path d="${d}"${toLook(look)}/>`
export const group = (content: string, look: Look & { transform?: string }) =>
  `<g${look.transform ? ` transform="${look.transform}"` : ''}${toLook(look)}>${content}</g>`

export type Point = readonly [x: number, y: number]

/** Straight lines through the points. */
export const polygon = (points: readonly Point[], look: Look) =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, look)

/** A soft line through the points (Catmull-Rom), open. */
export function curve(points: readonly Point[]): string {
  const at = (place: number): Point => points[Math.min(points.length - 1, Math.max(0, place))] ?? [0, 0]
  const [startX, startY] = at(0)
  let d = `M${n(startX)} ${n(startY)}`
  for (let place = 0; place < points.length - 1; place += 1) {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)]
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(to[0])} ${n(to[1])}`
  }
  return d
}

/** The area below a soft line, down to `bottom`. */
export function below(points: readonly Point[], bottom: number): string {
  const first = points[0] ?? [0, 0]
  const last = points.at(-1) ?? first
  return `${curve(points)}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`
}
