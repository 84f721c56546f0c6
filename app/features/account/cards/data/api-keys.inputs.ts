import { z } from 'zod'
import { MICROS_PER_DOLLAR } from '#app/kits/asking/runs/money-words.ts'
import {
  API_KEY_LIVES,
  API_KEY_MOST_DOLLARS,
  API_KEY_MOST_RUNS,
  API_KEY_NAME_MAX_CHARS,
  keyCalls,
} from '#app/kits/members/api-keys/api-keys.limits.ts'
import type { KeyRules } from '#app/kits/members/api-keys/api-keys.server.ts'
import { knownPasswordInput } from '#app/kits/members/identity/password/password.inputs.ts'
import { acrossFields } from '#app/platform/request/across-fields.ts'

const NO_CALL = 'Please choose at least one kind of call.'
const RUNS = `Please write a whole number up to ${API_KEY_MOST_RUNS.toLocaleString('en')}, or leave it empty.`
const DOLLARS = `Please write an amount such as 2.50, up to ${API_KEY_MOST_DOLLARS.toLocaleString('en')}, or leave it empty.`
const LIFE = 'Please choose how long it works.'

const lives = (days: number) => (API_KEY_LIVES as readonly number[]).includes(days)

const named = z.object({
  currentPassword: knownPasswordInput('Please write your password.').optional(),
  name: z
    .string('Please give it a name.')
    .trim()
    .min(1, 'Please give it a name.')
    .max(API_KEY_NAME_MAX_CHARS, `Please keep the name under ${API_KEY_NAME_MAX_CHARS} characters.`),
  /** Said by forms that ask which calls: without it a key may make every one. */
  rules: z.literal('1').optional(),
  calls: z
    .union([z.string().transform((one) => [one]), z.array(z.string())])
    .default([])
    .pipe(z.array(z.enum(keyCalls, 'That is no kind of call.'))),
  period: z.enum(['day', 'month'], 'Please choose a day or a month.').default('day'),
  mostRuns: z
    .string()
    .trim()
    .regex(/^\d{0,7}$/, RUNS)
    .transform((said) => (said === '' ? null : Number(said)))
    .refine((runs) => runs === null || runs <= API_KEY_MOST_RUNS, RUNS)
    .default(null),
  mostDollars: z
    .string()
    .trim()
    .regex(/^(?:\d{1,6}(?:\.\d{1,6})?)?$/, DOLLARS)
    .transform((said) => (said === '' ? null : Number(said)))
    .refine((dollars) => dollars === null || dollars <= API_KEY_MOST_DOLLARS, DOLLARS)
    .default(null),
})
type Named = z.output<typeof named>

const hasCalls = ({ rules, calls }: Named) => rules === undefined || calls.length > 0
const aCall = { message: NO_CALL, path: ['calls'], ...acrossFields('rules', 'calls') }

export const createKeyInput = named
  .extend({ lifeDays: z.coerce.number(LIFE).refine(lives, LIFE) })
  .refine(hasCalls, aCall)

export const changeKeyInput = named
  .extend({
    key: z.string().min(1),
    lifeDays: z
      .string(LIFE)
      .transform((said) => (said === 'keep' ? null : Number(said)))
      .refine((days) => days === null || lives(days), LIFE)
      .default(null),
  })
  .refine(hasCalls, aCall)

/** What a form says a key may do. With every kind ticked it may also make those that come later. */
export const toKeyRules = ({
  rules,
  calls,
  period,
  mostRuns,
  mostDollars,
}: Omit<Named, 'currentPassword' | 'name'>): KeyRules => ({
  calls: rules === undefined || keyCalls.every((call) => calls.includes(call)) ? null : calls,
  budget: {
    period,
    mostRuns,
    mostMicros: mostDollars === null ? null : Math.round(mostDollars * MICROS_PER_DOLLAR),
  },
})
