import type { ChartData } from './answered.ts'

const WIDTH = 880
const ROW = 30
const TOP = 54
const LABEL = 220
const LINE_HEIGHT = 320
const INK = '#1b2a22'
const BAR = '#2b8a3e'
const GREY = '#5c6b63'

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS.get(sign) ?? sign)
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** A chart as a drawing that stands alone. */
export function toChartSvg(title: string, { kind, points }: ChartData, format: (value: number) => string): string {
  const largest = Math.max(...points.map(({ value }) => Math.abs(value)), Number.MIN_VALUE)
  const height = kind === 'bars' ? TOP + points.length * ROW + 16 : LINE_HEIGHT
  const body = kind === 'bars' ? bars(points, largest, format) : line(points, format)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" role="img" aria-label="${escape(title)}"><rect width="100%" height="100%" fill="#fff"/><text x="20" y="30" font-size="17" font-weight="600" fill="${INK}">${escape(cut(title, 90))}</text>${body}</svg>`
}

const bars = (points: ChartData['points'], largest: number, format: (value: number) => string) =>
  points
    .map(({ label, value }, n) => {
      const y = TOP + n * ROW
      const width = ((WIDTH - LABEL - 130) * Math.abs(value)) / largest
      return `<text x="${LABEL - 12}" y="${y + 14}" text-anchor="end" fill="${GREY}">${escape(cut(label, 30))}</text><rect x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="19" rx="4" fill="${value < 0 ? '#c92a2a' : BAR}"/><text x="${(LABEL + width + 8).toFixed(1)}" y="${y + 14}" fill="${INK}">${escape(format(value))}</text>`
    })
    .join('')

function line(points: ChartData['points'], format: (value: number) => string): string {
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(0, ...values), Math.max(...values, Number.MIN_VALUE)]
  const x = (n: number) => 70 + (n * (WIDTH - 110)) / Math.max(1, points.length - 1)
  const y = (value: number) => LINE_HEIGHT - 50 - ((value - low) * (LINE_HEIGHT - 120)) / (high - low || 1)
  const path = points.map(({ value }, n) => `${n === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(value).toFixed(1)}`).join(' ')
  const step = Math.max(1, Math.ceil(points.length / 10))
  const labels = points
    .map(({ label }, n) =>
      n % step === 0
        ? `<text x="${x(n).toFixed(1)}" y="${LINE_HEIGHT - 24}" text-anchor="middle" fill="${GREY}">${escape(cut(label, 12))}</text>`
        : '',
    )
    .join('')
  return `<path d="${path}" fill="none" stroke="${BAR}" stroke-width="2.5"/>${points.map(({ value }, n) => `<circle cx="${x(n).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3.5" fill="${BAR}"/>`).join('')}<text x="60" y="${(y(high) + 4).toFixed(1)}" text-anchor="end" fill="${INK}">${escape(format(high))}</text><text x="60" y="${(y(low) + 4).toFixed(1)}" text-anchor="end" fill="${INK}">${escape(format(low))}</text>${labels}`
}
