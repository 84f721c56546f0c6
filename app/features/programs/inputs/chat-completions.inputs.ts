import { z } from 'zod'
import { chatMessage } from './chat-message.inputs.ts'
import { chatFormat, chatToolChoice, chatTools } from './tools.inputs.ts'

const MESSAGES_MAX = 500
const STOPS_MAX = 4
const TEMPERATURE_MAX = 2

/** What `POST /v1/chat/completions` takes, as OpenAI's API names it. Fields beyond these change nothing here. */
export const completionInputs = z.object({
  model: z.string().min(1),
  messages: z.array(chatMessage).min(1).max(MESSAGES_MAX),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: z.int().positive().nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  temperature: z.number().min(0).max(TEMPERATURE_MAX).nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(STOPS_MAX)]).nullish(),
  n: z.literal(1, 'one answer at a time is what this server gives').nullish(),
  tools: chatTools.nullish(),
  tool_choice: chatToolChoice.nullish(),
  parallel_tool_calls: z.boolean().nullish(),
  functions: z.array(z.unknown()).max(0, 'is the old way: send tools').nullish(),
  function_call: z.null('is the old way: send tool_choice').optional(),
  response_format: chatFormat.nullish(),
})

export type CompletionInputs = z.output<typeof completionInputs>
