import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { assetPath } from '#app/platform/assets.server.ts'

/** The vector drawings of Fluent Emoji (MIT), each in a box of 32 by 32. */
export type Icons = {
  names: ReadonlySet<string>
  /** The markup of one drawing; throws when there is none of that name. */
  read(name: string): string
}

export const ICON_BOX = 32

/** Drawings in another skin tone; the plain ones serve. */
const TONED = /-(?:medium-)?(?:light|dark)$|-medium$/
const KEY = Buffer.from('"body":')
const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Opens the set without parsing it: the file is read once to find where each drawing begins, and only the plain
 * drawings (29 MB) are kept, as bytes outside the JavaScript heap. The build's copy holds no others.
 */
export function openIcons(): Icons {
  const kept = readFileSync(assetPath('drawings.json'))
  const file = isPacked(kept) ? gunzipSync(kept) : kept
  const bodies = new Map<string, Buffer>()
  for (let at = file.indexOf(KEY); at >= 0; at = file.indexOf(KEY, at + KEY.length)) {
    const start = file.indexOf(QUOTE, at + KEY.length)
    const end = endOfString(file, start)
    const name = keyBefore(file, at)
    if (!TONED.test(name)) bodies.set(name, Buffer.from(file.subarray(start, end)))
  }
  return {
    names: new Set(bodies.keys()),
    read(name) {
      const body = bodies.get(name)
      if (!body) throw new Error(`There is no drawing called ${name}`)
      return JSON.parse(body.toString()) as string
    },
  }
}

/** The build keeps its copy as gzip, an eighth of the size. */
const isPacked = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** One past the closing quote of the string that begins at `start`. */
function endOfString(file: Buffer, start: number): number {
  let end = file.indexOf(QUOTE, start + 1)
  while (file[end - 1] === BACKSLASH && !isEscapedBackslash(file, end - 1)) end = file.indexOf(QUOTE, end + 1)
  return end + 1
}

function isEscapedBackslash(file: Buffer, at: number): boolean {
  let run = 0
  while (file[at - run] === BACKSLASH) run += 1
  return run % 2 === 0
}

/** The name of the object whose first member begins at `at`: `"name": { "body": …`. */
function keyBefore(file: Buffer, at: number): string {
  const close = file.lastIndexOf(QUOTE, file.lastIndexOf('{', at))
  return file.toString('utf8', file.lastIndexOf(QUOTE, close - 1) + 1, close)
}
