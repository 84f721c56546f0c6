import { setLetters } from '#app/engines/lettering/lettering.server.ts'
import { n } from '../svg.ts'

const SHRINK = 0.94
const SMALLEST = 7

export type Words = { said: string; path: string; width: number; height: number; size: number; missing: string[] }

/** Words in the largest size up to `most` that fits a box, in as many lines as they need. */
export function fitWords(
  said: string,
  { width, height, most }: { width: number; height: number; most: number },
): Words {
  let size = most
  for (;;) {
    const set = setLetters(said, { size, maxWidth: width })
    if ((set.width <= width && set.height <= height) || size <= SMALLEST) return { said, size, ...set }
    size *= SHRINK
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type Place = { x: number; y: number; align?: 'left' | 'middle' | 'right'; colour: string }

/** Words at a place: `x` is their left, middle or right, `y` their top. What they say stands in the markup too. */
export function drawWords({ path, width, said }: Words, { x, y, align = 'middle', colour }: Place): string {
  if (!path) return ''
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2
  return `<g data-words="${escaped(said)}" transform="translate(${n(left)} ${n(y)})"><path d="${path}" fill="${colour}"/></g>`
}
