import { escapeHtml } from '#app/platform/values/escape-html.ts'
import { NESS_SIZE, type NessShape } from './ness-drawing.ts'

/** The picture of a ness as a file of its own, with its words in it. */
export function toNessSvg(shapes: readonly NessShape[], title: string): string {
  const middle = NESS_SIZE / 2
  const drawn = shapes.map(({ path, hue, isLine, words }) => {
    const look = isLine
      ? `fill="none" stroke="hsl(${hue} 55% 45%)" stroke-width="4" stroke-linecap="round"`
      : `fill="hsl(${hue} 60% 75%)" stroke="hsl(${hue} 45% 45%)" stroke-width="1.5"`
    return `<path d="${path}" ${look}><title>${escapeHtml(words)}</title></path>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${NESS_SIZE} ${NESS_SIZE}" role="img"><title>${escapeHtml(title)}</title>` +
    `<circle cx="${middle}" cy="${middle}" r="${middle - 2}" fill="#f4f4ef"/><circle cx="${middle}" cy="${middle}" r="22" fill="#dcebdc"/>` +
    `${drawn.join('')}</svg>\n`
  )
}
