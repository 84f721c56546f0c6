import { SUPER_RESOLUTION, SUPER_RESOLUTION_VERSION } from '#app/providers/vision/super-resolution.ts'
import { findTooLarge } from '../keeping/too-large.ts'
import type { Change } from '../keeping/recipe.ts'
import type { PictureInputs } from './studio.inputs.ts'

export type ChangeAct = 'crop' | 'enlarge' | 'background' | 'frame' | 'caption'
type Wanted = { change: Change } | { problem: string; field: string }

/** More points than this take too long to change again. */
const MOST_SIDE = 4_096
const LEAST_SIDE = 16
const PERCENT = 100
const LETTER_SHARES = { small: 0.055, medium: 0.085, large: 0.13 } as const

/** What a form asks for, in pixels of one picture. */
export function toChange<Act extends ChangeAct>(
  act: Act,
  { width, height }: { width: number; height: number },
  input: PictureInputs[Act],
): Wanted {
  const makers: { [Name in ChangeAct]: (input: PictureInputs[Name]) => Wanted } = {
    crop({ left, top, right, bottom }) {
      const [x, y] = [share(width, left), share(height, top)]
      const size = { width: width - x - share(width, right), height: height - y - share(height, bottom) }
      if (Math.min(size.width, size.height) < LEAST_SIDE) return tooSmall('left')
      return { change: { do: 'crop', left: x, top: y, ...size } }
    },
    enlarge({ factor, how }) {
      const size = { width: width * factor, height: height * factor }
      const isTooLarge = how === 'super' ? findTooLarge(width, height, factor) : null
      if (isTooLarge) return { field: 'how', problem: isTooLarge }
      const upscale = { do: 'upscale', factor, engine: SUPER_RESOLUTION, version: SUPER_RESOLUTION_VERSION } as const
      return fits(size, 'factor') ?? { change: how === 'super' ? upscale : { do: 'enlarge', ...size } }
    },
    background: ({ colour }) => ({ change: { do: 'background', colour } }),
    frame({ size: percent, colour }) {
      const size = Math.max(1, share(Math.min(width, height), percent))
      return (
        fits({ width: width + 2 * size, height: height + 2 * size }, 'size') ?? {
          change: { do: 'frame', size, colour },
        }
      )
    },
    caption: ({ words, place, size, colour }) => ({
      change: {
        do: 'caption',
        words,
        place,
        colour,
        size: Math.max(8, Math.round(Math.min(width, height) * LETTER_SHARES[size])),
      },
    }),
  }
  return makers[act](input)
}

const share = (side: number, percent: number) => Math.round((side * percent) / PERCENT)

const fits = ({ width, height }: { width: number; height: number }, field: string): Wanted | null =>
  Math.max(width, height) > MOST_SIDE
    ? {
        field,
        problem: `It would be ${width} by ${height} pixels; ${MOST_SIDE.toLocaleString('en')} a side is the most.`,
      }
    : null

const tooSmall = (field: string): Wanted => ({ field, problem: `At least ${LEAST_SIDE} pixels a side must be left.` })
