import { z } from 'zod'
import { reportFields } from '#app/kits/asking/moderation/report.inputs.ts'
import { findPandaNameProblem } from '#app/kits/members/pandas/panda-name.ts'

const chosen = z.enum(['0', '1', '2'], 'Choose one of the three.').transform(Number)
const tick = z.literal('on').optional().transform(Boolean)

export const pandaName = z
  .string('Please give it a name.')
  .trim()
  .max(200, 'A name has at most 30 characters.')
  .superRefine((name, context) => {
    const message = findPandaNameProblem(name)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const adoptInputs = z.discriminatedUnion('do', [
  z.object({ do: z.literal('meet') }),
  z.object({ do: z.literal('choose'), chosen }),
  z.object({ do: z.literal('adopt'), chosen, name: pandaName, shows: tick }),
])

export const pandaActs = z.discriminatedUnion('act', [
  z.object({ act: z.literal('name-keeper') }),
  z.object({ act: z.literal('hide-keeper') }),
  z.object({ act: z.literal('report'), ...reportFields }),
])

export const mintInputs = z.object({
  /** The address that the page showed. */
  address: z.string('Choose a wallet first.').max(64),
  sure: z.literal('on', 'Say first that you know this cannot be undone.'),
})

export const checkInputs = z.discriminatedUnion('do', [
  z.object({ do: z.literal('check') }),
  z.object({ do: z.literal('import') }),
])

export const purchaseInputs = z.discriminatedUnion('do', [
  z.object({ do: z.literal('meet') }),
  z.object({ do: z.literal('buy'), chosen, name: pandaName, shows: tick }),
])
