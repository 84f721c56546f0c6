import { z } from 'zod'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { findBetaFeature } from '#app/kits/members/beta/beta-features.ts'
import { ANSWER_MAX_CHARS, IDEA_MAX_CHARS } from '../beta.limits.ts'

const id = z.string().min(1).max(64)
const feature = z.string().refine((name) => findBetaFeature(name) !== null, 'This feature is not here any more.')
const LEAST_CHARS = 10

export const joinInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('code'),
    invite: z.string('Type the code.').trim().min(1, 'Type the code.').max(64, 'A code is shorter than that.'),
  }),
  z.object({ act: z.enum(['list', 'leave']) }),
])

export const dashboardInputs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('switch'), feature, on: z.enum(['yes', 'no']) }),
  z.object({
    act: z.literal('say'),
    about: z
      .string()
      .default('')
      .refine((name) => name === '' || findBetaFeature(name) !== null, 'This feature is not here any more.'),
    text: z
      .string('Say what you think.')
      .trim()
      .min(1, 'Say what you think.')
      .min(LEAST_CHARS, 'Say a little more, so that somebody can act on it.')
      .max(IDEA_MAX_CHARS, `Please keep it under ${IDEA_MAX_CHARS} characters.`),
  }),
  z.object({ act: z.literal('vote'), idea: id, value: z.enum(['1', '-1', '0']) }),
  z.object({ act: z.literal('withdraw'), idea: id }),
  z.object({ act: z.literal('report'), ...reportFields }),
  z.object({
    act: z.literal('answer'),
    idea: id,
    state: z.enum(['open', 'planned', 'done', 'declined'], 'Choose what becomes of it.'),
    answer: z.string().trim().max(ANSWER_MAX_CHARS, `Please keep it under ${ANSWER_MAX_CHARS} characters.`).default(''),
  }),
  z.object({ act: z.literal('let-in') }),
])
