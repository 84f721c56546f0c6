import { z } from 'zod'
import { providerInput } from '#app/kits/asking/engines/provider.inputs.ts'
import { PROVIDER_LABEL_MAX_CHARS } from '#app/kits/asking/engines/provider.limits.ts'
import { plans } from '#app/kits/asking/engines/viewer.ts'
import { MICROS_PER_DOLLAR } from '#app/kits/asking/runs/money-words.ts'
import { acrossFields } from '#app/platform/request/across-fields.ts'

const MODELS_MAX = 100
const MODEL_MAX_CHARS = 200
const MOST_DOLLARS = 100_000
const POSITION_MAX = 999

/** One value, several, or none, as a list. */
const list = <T extends z.ZodType>(one: T, most: number) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(one).max(most))
const ticked = z.preprocess((value) => value !== undefined, z.boolean())
const id = z.string('There is no such entry.').min(1).max(MODEL_MAX_CHARS)

/** An amount of dollars as micro-dollars; empty is null. */
const dollars = z
  .string()
  .trim()
  .regex(/^(?:\d{1,6}(?:\.\d{1,6})?)?$/, 'Please write an amount such as 0.15.')
  .refine((text) => Number(text) <= MOST_DOLLARS, `At most ${MOST_DOLLARS.toLocaleString('en')} dollars, please.`)
  .transform((text) => (text === '' ? null : Math.round(Number(text) * MICROS_PER_DOLLAR)))

export const addInput = providerInput
export const providerIdInput = z.object({ provider: id })

export const saveInput = z.object({
  provider: id,
  label: providerInput.shape.label,
  address: providerInput.shape.address,
  secretKey: providerInput.shape.secretKey,
  models: list(z.string().max(MODEL_MAX_CHARS + PROVIDER_LABEL_MAX_CHARS), MODELS_MAX),
  more: z
    .string()
    .max(MODELS_MAX * MODEL_MAX_CHARS, 'This is more than can be kept.')
    .default(''),
})

export const engineInput = z
  .object({
    engine: id,
    isEnabled: ticked,
    plans: list(z.enum(plans), plans.length),
    position: z.coerce
      .number('Please write a whole number.')
      .int('Please write a whole number.')
      .min(-POSITION_MAX, `Between -${POSITION_MAX} and ${POSITION_MAX}, please.`)
      .max(POSITION_MAX, `Between -${POSITION_MAX} and ${POSITION_MAX}, please.`),
    inputPrice: dollars,
    outputPrice: dollars,
  })
  .refine(({ inputPrice, outputPrice }) => (inputPrice === null) === (outputPrice === null), {
    path: ['outputPrice'],
    message: 'Please write both prices, or neither.',
    ...acrossFields('inputPrice', 'outputPrice'),
  })

export const budgetScopes = ['site', 'guest', 'free', 'plus', 'pro'] as const
export const budgetsInput = z.object(
  Object.fromEntries(budgetScopes.map((scope) => [scope, dollars])) as Record<
    (typeof budgetScopes)[number],
    typeof dollars
  >,
)

const MEMBER_MAX_CHARS = 100

export const memberBudgetInput = z.object({
  username: z
    .string('Please write a username.')
    .trim()
    .min(1, 'Please write a username.')
    .max(MEMBER_MAX_CHARS, 'There is no member of this name.'),
  amount: dollars.refine((micros) => micros !== null, 'Please write an amount such as 0.15.').transform(Number),
})
export const memberIdInput = z.object({ member: id })
