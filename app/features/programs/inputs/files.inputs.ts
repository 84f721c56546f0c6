import { z } from 'zod'

const PURPOSE = 'is user_data here: files are kept and read, and nothing is trained or asked in batches'
const SECONDS_MIN = 3_600
const SECONDS_MAX = 2_592_000
const PAGE_MAX = 1_000
const EXPIRY = `is a number of seconds from ${SECONDS_MIN} to ${SECONDS_MAX}`
const PAGE = `is a number from 1 to ${PAGE_MAX}`

/** What files sent here are for, as OpenAI's API names it. */
export const FILE_PURPOSE = 'user_data'

/** What `POST /v1/files` takes beside its file, as OpenAI's API names it. */
export const fileInputs = z.object({
  'purpose': z.literal(FILE_PURPOSE, PURPOSE),
  'expires_after[anchor]': z.literal('created_at', 'is created_at').optional(),
  'expires_after[seconds]': z.coerce
    .number(EXPIRY)
    .int(EXPIRY)
    .min(SECONDS_MIN, EXPIRY)
    .max(SECONDS_MAX, EXPIRY)
    .optional(),
})

/** What `GET /v1/files` takes in its address. */
export const fileListInputs = z.object({
  purpose: z.string().max(100).optional(),
  limit: z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(PAGE_MAX, PAGE).default(PAGE_MAX),
  after: z.string().max(100).optional(),
  order: z.literal('desc', 'is desc here: the newest come first').optional(),
})
