import { z } from 'zod'

const MAX_ID_CHARS = 64
const UNKNOWN = 'This form is not of this page. Please open the page again.'

const id = z.string(UNKNOWN).min(1, UNKNOWN).max(MAX_ID_CHARS, UNKNOWN)

/** What a member does with a job of their own. */
export const jobActInputs = z.object({ act: z.enum(['cancel', 'retry'], UNKNOWN), id })

/** What the administrator does with any job, or with the house. */
export const adminActInputs = z.union([
  z.object({ act: z.enum(['cancel', 'retry', 'remove']), id }),
  z.object({ act: z.enum(['backup', 'try-backup', 'house-export']) }),
])
export type AdminAct = z.output<typeof adminActInputs>
