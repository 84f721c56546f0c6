import { z } from 'zod'
import { BRANCH_NAME_MAX_CHARS, MAX_VOICES, MESSAGE_MAX_CHARS, TITLE_MAX_CHARS } from './conversation.limits.ts'

const MAX_ID_CHARS = 250
const MOST_IDS = 200
const id = z.string().max(MAX_ID_CHARS)
const upTo = (most: number) => `Please keep it under ${most.toLocaleString('en')} characters.`
const list = z.preprocess(
  (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
  z.array(id).max(MOST_IDS, 'That is more than fits in one go.'),
)
const text = z
  .string('Please write a message.')
  .transform((said) => said.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1, 'Please write a message.').max(MESSAGE_MAX_CHARS, upTo(MESSAGE_MAX_CHARS)))
const conversation = id.min(1)

/** Everything that can be done on a page of conversations; `do` says what. */
export const conversationInputs = z.discriminatedUnion(
  'do',
  [
    z.object({
      do: z.literal('send'),
      c: id.default(''),
      parent: id.default(''),
      text,
      voice: list.pipe(z.array(z.string()).max(MAX_VOICES, `Up to ${MAX_VOICES} fit in one conversation.`)),
      temporary: z.string().optional(),
      files: z.unknown().optional(),
    }),
    z.object({ do: z.literal('edit'), c: conversation, message: id, text }),
    z.object({ do: z.literal('again'), c: conversation, message: id, voice: id.default('') }),
    z.object({ do: z.literal('stop'), c: conversation }),
    z.object({
      do: z.literal('rename'),
      c: conversation,
      title: z.string().trim().min(1, 'Please write a name.').max(TITLE_MAX_CHARS, upTo(TITLE_MAX_CHARS)),
    }),
    z.object({ do: z.enum(['pin', 'unpin', 'keep']), c: conversation }),
    z.object({ do: z.literal('delete'), c: list }),
    z.object({ do: z.literal('bring-back'), c: list }),
    z.object({
      do: z.literal('name-branch'),
      c: conversation,
      message: id,
      name: z.string().trim().max(BRANCH_NAME_MAX_CHARS, upTo(BRANCH_NAME_MAX_CHARS)),
    }),
    z.object({ do: z.literal('remove-branch'), c: conversation, message: id }),
  ],
  'This page does not know what to do with that. Please load it again.',
)
export type ConversationInputs = z.output<typeof conversationInputs>
