import { z } from 'zod'
import { MOST_TOOLS } from '#app/kits/members/first-steps/first-steps.server.ts'
import { purposes } from '#app/kits/members/first-steps/purposes.ts'
import { isScreenId } from '#app/catalogue/screens.ts'
import { isAnswerLanguage } from '../answer-languages.ts'

/** The steps, in their order. */
export const steps = ['purposes', 'tools', 'language', 'notices', 'panda'] as const
export type StepId = (typeof steps)[number]
export const isStep = (name: string | null): name is StepId => (steps as readonly (string | null)[]).includes(name)

const several = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((chosen) => [...new Set([chosen].flat())])
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on')
const CHOOSE = 'Please choose a language from the list.'
const UNKNOWN = 'One of these is not offered here. Please load the page again.'

export const onboardingInputs = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('purposes'),
    purpose: several.refine((ids) => ids.every((id) => purposes.some((one) => one.id === id)), UNKNOWN),
  }),
  z.object({
    do: z.literal('tools'),
    tool: several
      .refine((ids) => ids.every(isScreenId), UNKNOWN)
      .refine((ids) => ids.length <= MOST_TOOLS, `Please choose at most ${MOST_TOOLS}: they stand first.`),
  }),
  z.object({ do: z.literal('language'), language: z.string(CHOOSE).refine(isAnswerLanguage, CHOOSE) }),
  z.object({ do: z.literal('notices'), openings: ticked, mail: several }),
  z.object({ do: z.literal('panda'), adopt: z.enum(['yes', 'no'], 'Choose one of the two.') }),
  z.object({ do: z.literal('skip'), step: z.enum(steps) }),
  z.object({ do: z.literal('leave') }),
])
export type OnboardingInput = z.output<typeof onboardingInputs>
