import { z } from 'zod'

const NOTE_MAX_CHARS = 200
const id = z.string().min(1).max(64)
const number = (words: string) =>
  z
    .string()
    .trim()
    .default('')
    .transform((typed, context) => {
      if (typed === '') return null
      if (/^\d{1,6}$/.test(typed)) return Number(typed)
      context.addIssue(words)
      return z.NEVER
    })

export const salesInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('paid'),
    payout: id,
    note: z.string().trim().max(NOTE_MAX_CHARS, `Please keep it under ${NOTE_MAX_CHARS} characters.`).default(''),
  }),
  z.object({ act: z.literal('refund'), order: id }),
  z.object({
    act: z.literal('make-coupon'),
    code: z
      .string()
      .transform((typed) => typed.replace(/\s+/g, '').toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9-]{4,40}$/, 'Four to forty letters, digits and dashes.')),
    percent: z.coerce
      .number('From 1 to 100.')
      .int('From 1 to 100.')
      .min(1, 'From 1 to 100.')
      .max(100, 'From 1 to 100.'),
    plan: z.enum(['', 'plus', 'pro'], 'Choose a plan.').default(''),
    most: number('A whole number, or nothing for any number.'),
    until: z
      .string()
      .default('')
      .refine((day) => day === '' || !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), 'There is no such day.'),
  }),
  z.object({ act: z.literal('end-coupon'), code: z.string().min(1).max(64) }),
])
export type SalesInput = z.output<typeof salesInputs>
