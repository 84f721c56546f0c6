import sharp from 'sharp'
import { setLetters } from '#app/engines/lettering/lettering.server.ts'

/** Words as a part of an SVG, put at a place. */
export type Words = { width: number; height: number; at(left: number, top: number, scale?: number): string }
export type Lettered = { size: number; maxWidth: number; colour: string; align?: 'middle' | 'left' }

/**
 * Words in the letters we bring along, which look alike on every machine; where those lack a letter, such as Arabic, Chinese or
 * pictographs, in the letters of the machine, which also know how to write from the right.
 */
export async function toWords(words: string, lettered: Lettered): Promise<Words> {
  const set = setLetters(words, lettered)
  if (set.missing.length > 0) return byMachine(words, lettered)
  const { path, width, height } = set
  return {
    width: Math.max(1, width),
    height: Math.max(1, height),
    at: (left, top, scale = 1) =>
      `<path transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})" fill="${lettered.colour}" d="${path}"/>`,
  }
}

async function byMachine(words: string, { size, maxWidth, colour, align = 'middle' }: Lettered): Promise<Words> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(words)}</span>`,
      font: `Sans Bold ${Math.max(8, Math.round(size))}`,
      dpi: 72,
      width: Math.max(16, Math.round(maxWidth)),
      align: align === 'middle' ? 'centre' : 'left',
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    at: (left, top, scale = 1) =>
      `<image x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(info.width * scale).toFixed(1)}" height="${(info.height * scale).toFixed(1)}" href="data:image/png;base64,${data.toString('base64')}"/>`,
  }
}

/** The largest size at which words fit a box; the smallest when they do not fit at all. */
export async function fitWords(
  words: string,
  {
    from,
    to,
    maxWidth,
    maxHeight,
    colour,
    align,
  }: Omit<Lettered, 'size'> & { from: number; to: number; maxHeight: number },
): Promise<Words & { scale: number }> {
  let size = from
  let set = await toWords(words, { size, maxWidth, colour, ...(align && { align }) })
  while (size > to && (set.height > maxHeight || set.width > maxWidth)) {
    size = Math.max(to, size * 0.88)
    set = await toWords(words, { size, maxWidth, colour, ...(align && { align }) })
  }
  return { ...set, scale: Math.min(1, maxWidth / set.width, maxHeight / set.height) }
}

const escapeMarkup = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex -- the letters of the machine would read control characters as markup
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
