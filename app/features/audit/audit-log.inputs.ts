import { z } from 'zod'

const MAX_WORD_CHARS = 300
const word = z
  .string()
  .trim()
  .transform((said) => said.slice(0, MAX_WORD_CHARS).replaceAll('\0', '').toWellFormed())
  .default('')

/** What the filter of the audit log asks for, as it stands in the address. */
export const auditFilterInputs = z.object({
  act: word,
  actor: word.transform((said) => said.replace(/^@/, '')),
  target: word,
  day: z
    .union([
      z.literal(''),
      z.iso.date('Choose a day such as 2026-11-21.').refine((day) => day >= '1970-01-01', 'That day is too long ago.'),
    ])
    .default(''),
  before: z
    .union([z.literal(''), z.uuid('That page of the log does not exist. These are the newest acts.')])
    .default(''),
})
export type AuditFilter = z.output<typeof auditFilterInputs>
