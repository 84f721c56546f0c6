import { z } from 'zod'
import { toCalls } from './openai-tools.ts'

export const SIGNATURE = 'c2lnbmVk'

const args = z.record(z.string(), z.unknown())
/** Parts that call, and that say what came of it. A call has to come back with what it was signed by. */
export const callPart = z.strictObject({
  functionCall: z.strictObject({ name: z.string().min(1), args, id: z.string().optional() }),
  thoughtSignature: z.string().optional(),
})
export const responsePart = z.strictObject({
  functionResponse: z.strictObject({ name: z.string().min(1), response: args, id: z.string().optional() }),
})

/** The fields of a question that are about tools. */
export const toolFields = {
  tools: z
    .array(
      z.strictObject({
        functionDeclarations: z.array(
          z.strictObject({
            name: z.string().regex(/^[\w-]{1,64}$/),
            description: z.string(),
            parameters: z
              .looseObject({ type: z.literal('object'), additionalProperties: z.never().optional() })
              .optional(),
          }),
        ),
      }),
    )
    .optional(),
  toolConfig: z
    .strictObject({
      functionCallingConfig: z.strictObject({
        mode: z.enum(['AUTO', 'ANY', 'NONE', 'VALIDATED']),
        allowedFunctionNames: z.array(z.string()).optional(),
      }),
    })
    .optional(),
}

type Part = object
type Content = { parts: readonly Part[] }

/** What Google says of calls and what they gave that do not stand one after the other; null when they do. */
export function findLoosePart(contents: readonly Content[]): string | null {
  for (const [at, { parts }] of contents.entries()) {
    const calls = parts.filter((one) => 'functionCall' in one)
    const given = (contents[at + 1]?.parts ?? []).filter((one) => 'functionResponse' in one)
    if (calls.length !== given.length)
      return 'Please ensure that the number of function response parts is equal to the number of function call parts.'
    if (calls.length > 0 && (calls[0] as z.infer<typeof callPart>).thoughtSignature !== SIGNATURE)
      return 'Function call is missing a thought_signature in functionCall parts.'
  }
  return null
}

/** The first of the calls is signed, as Gemini signs them. */
export function toCallParts({ tools = [], toolConfig }: z.infer<z.ZodObject<typeof toolFields>>, text: string) {
  const { mode = 'AUTO', allowedFunctionNames: allowed } = toolConfig?.functionCallingConfig ?? {}
  const names = tools.flatMap((one) => one.functionDeclarations.map(({ name }) => name))
  const calls = toCalls(
    {
      tools: names
        .filter((name) => !allowed || allowed.includes(name))
        .map((name) => ({ type: 'function', function: { name } })),
      tool_choice: mode === 'NONE' ? 'none' : mode === 'ANY' ? 'required' : 'auto',
    },
    text,
  )
  return calls.map(({ function: { name, arguments: input } }, n) => ({
    functionCall: { name, args: JSON.parse(input) as Record<string, unknown> },
    ...(n === 0 && { thoughtSignature: SIGNATURE }),
  }))
}
