import { z } from 'zod'
import {
  ANSWER_MAX_CHARS,
  ANSWER_MIN_CHARS,
  DETAILS_MAX_CHARS,
  MOST_SOURCES,
  QUESTION_MAX_CHARS,
  QUESTION_MIN_CHARS,
  REPORT_MAX_CHARS,
  SOURCE_MAX_CHARS,
} from './questions.limits.ts'
import { topicKeys } from './topics.ts'
import { acrossFields } from '#app/platform/request/across-fields.ts'

const say = (chars: number) => chars.toLocaleString('en')

const question = z
  .string({ error: 'Write your question.' })
  .trim()
  .min(1, 'Write your question.')
  .min(QUESTION_MIN_CHARS, 'Write a whole question, so that others understand it too.')
  .max(QUESTION_MAX_CHARS, `Please keep the question under ${say(QUESTION_MAX_CHARS)} characters. More fits below it.`)
  .transform((text) => text.replace(/\s+/g, ' '))

const details = z
  .string()
  .trim()
  .max(DETAILS_MAX_CHARS, `Please keep the details under ${say(DETAILS_MAX_CHARS)} characters.`)
  .default('')

const topic = z.enum(['auto', ...topicKeys], 'Choose one of the topics.').default('auto')
const id = z.string().min(1).max(64)

export const askInputs = z.object({
  act: z.literal('ask').default('ask'),
  question,
  details,
  topic,
  visibility: z.enum(['own', 'public'], 'Choose who may read it.').default('own'),
  /** Said by the button of somebody who saw what was asked before. */
  sure: z.string().optional(),
})

export type AskInputs = z.output<typeof askInputs>

const answer = {
  text: z
    .string({ error: 'Write your answer.' })
    .trim()
    .min(1, 'Write your answer.')
    .min(ANSWER_MIN_CHARS, 'Write a little more: a sentence that answers the question.')
    .max(ANSWER_MAX_CHARS, `Please keep the answer under ${say(ANSWER_MAX_CHARS)} characters.`),
  basis: z.enum(['sources', 'experience'], 'Say what your answer rests on.'),
  sources: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine((lines) => lines.length <= MOST_SOURCES, `At most ${MOST_SOURCES} sources, one a line.`)
    .refine(
      (lines) => lines.every((line) => line.length <= SOURCE_MAX_CHARS),
      `Please keep each source under ${SOURCE_MAX_CHARS} characters.`,
    )
    .refine(
      (lines) => lines.every((line) => !/^\w+:\/\//.test(line) || isWebAddress(line)),
      'One of the addresses is not one of the web, such as https://example.org/page.',
    ),
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

const needsSources = ({ basis, sources }: { basis: string; sources: readonly string[] }) =>
  basis !== 'sources' || sources.length > 0
const NAME_SOURCE = {
  path: ['sources'],
  message: 'Name at least one source, or say that it is your own experience.',
  ...acrossFields('basis', 'sources'),
}

/** What can be done on a question's page, by the name of the act. */
export const pageInputs = {
  'again': z.object({}),
  'publish': z.object({}),
  'unpublish': z.object({}),
  'remove': z.object({}),
  'edit': z.object({ question, details, topic }),
  'vote': z.object({ target: id, value: z.enum(['1', '-1', '0']).transform(Number) }),
  'accept': z.object({ target: z.string().max(64).default('') }),
  'answer': z.object(answer).refine(needsSources, NAME_SOURCE),
  'edit-answer': z.object({ answer: id, ...answer }).refine(needsSources, NAME_SOURCE),
  'remove-answer': z.object({ answer: id }),
  'report': z.object({
    target: id,
    reason: z.enum(['spam', 'unkind', 'wrong', 'private', 'other'], 'Say what is wrong with it.'),
    words: z
      .string()
      .trim()
      .max(REPORT_MAX_CHARS, `Please keep it under ${say(REPORT_MAX_CHARS)} characters.`)
      .default(''),
  }),
} as const

export type PageAct = keyof typeof pageInputs
export type PageInputs = { [Act in PageAct]: z.output<(typeof pageInputs)[Act]> }

export const isPageAct = (act: unknown): act is PageAct => typeof act === 'string' && Object.hasOwn(pageInputs, act)
