import type { FlowPicture } from './lay-out.server.ts'

const NODE = { width: 190, height: 62 }
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A line through some points, softly bent. */
export function toPath(points: readonly { x: number; y: number }[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let path = `M${first.x} ${first.y}`
  for (let n = 0; n < rest.length; n += 1) {
    const [point, next] = [rest[n]!, rest[n + 1]]
    path += next
      ? `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
      : `L${point.x} ${point.y}`
  }
  return path
}

/** Where the word of a line stands: halfway, on the side to which the line bends, so that neither crosses the other. */
export function besideLine(points: readonly { x: number; y: number }[]) {
  const { x, y } = points[Math.floor(points.length / 2)] ?? { x: 0, y: 0 }
  const bendsLeft = (points.at(-1)?.x ?? 0) < (points[0]?.x ?? 0)
  return { x: bendsLeft ? x - 8 : x + 8, y, textAnchor: bendsLeft ? ('end' as const) : ('start' as const) }
}

/** The picture of a flow as a file of its own. */
export function toSvg({ width, height, nodes, edges }: FlowPicture, title: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const lines = edges.map(({ points, label }) => {
    const { x, y, textAnchor } = besideLine(points)
    const words = label
      ? `<text x="${x}" y="${y}" text-anchor="${textAnchor}" font-size="12" fill="#57606a">${label}</text>`
      : ''
    return `<path d="${toPath(points)}" fill="none" stroke="#8b949e" stroke-width="1.5" marker-end="url(#tip)"/>${words}`
  })
  const boxes = nodes.map(({ id, x, y, title: name, line }) => {
    const [left, top] = [x - NODE.width / 2, y - NODE.height / 2]
    return (
      `<rect x="${left}" y="${top}" width="${NODE.width}" height="${NODE.height}" rx="12" fill="#fff" stroke="#57606a"/>` +
      `<text x="${left + 12}" y="${top + 25}" font-size="13" font-weight="600" fill="#1f2328">${escape(`${id} ${name}`.slice(0, 26))}</text>` +
      `<text x="${left + 12}" y="${top + 45}" font-size="11" fill="#57606a">${escape(line)}</text>`
    )
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="system-ui, sans-serif" role="img">`,
    `<title>${escape(title)}</title>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#8b949e"/></marker></defs>',
    ...lines,
    ...boxes,
    '</svg>',
    '',
  ].join('\n')
}
