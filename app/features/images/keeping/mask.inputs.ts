import { z } from 'zod'
import { MOST_POINTS, MOST_SHAPES } from './mask.ts'

const share = z.number().min(0).max(1)
const point = z.tuple([share, share])

/** The part of a picture that is to be drawn anew. */
export const maskSchema = z
  .array(
    z.union([
      z.object({ box: z.tuple([share, share, share, share]) }),
      z.object({ line: z.array(point).min(1).max(MOST_POINTS), wide: z.number().min(0.002).max(0.6) }),
    ]),
  )
  .min(1)
  .max(MOST_SHAPES)
