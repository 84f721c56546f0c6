import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import type { Letter } from '#app/kits/foundation/mail/mail-body.ts'
import { sendMail } from '#app/kits/foundation/mail/send-mail.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { toReplyAddress } from './admin-feedback.server.ts'
import { handleAdminForm, type Outcome } from '../admin-form.server.ts'
import { feedbackStateLabels, feedbackStates, REPLY_MAX_CHARS } from './feedback-queue.ts'
import { findFeedback, listSame, saveReply, saveState } from './feedback-queue.store.server.ts'

const ID_MAX_CHARS = 64
const MOST_SAME = 1_000
const QUOTE_MAX_CHARS = 1_000
const WRITE_FIRST = 'Please write the answer.'
const GONE: Outcome = { refusal: 'This feedback is gone.', status: 404 }

const item = z.string().max(ID_MAX_CHARS)
const feedbackActInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('state'),
    item,
    state: z.enum(feedbackStates, 'Choose one of the states.'),
    /** Everything that says the same goes with it. */
    ofAll: z.preprocess((value) => value !== undefined, z.boolean()),
  }),
  z.object({
    act: z.literal('reply'),
    item,
    reply: z
      .string(WRITE_FIRST)
      .overwrite((text) => text.replaceAll('\r\n', '\n').trim())
      .min(1, WRITE_FIRST)
      .max(REPLY_MAX_CHARS, `Please keep it under ${REPLY_MAX_CHARS.toLocaleString('en')} characters.`),
  }),
])

const toTarget = (id: string) => `feedback/${id}`

/** What the administrator does with feedback. */
export const actOnFeedback = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, feedbackActInputs, {
    state: ({ item: id, state, ofAll }, { record }) =>
      store().tx(async () => {
        const found = await findFeedback(id)
        if (!found) return GONE
        const ids = ofAll ? (await listSame(found.feedback, MOST_SAME)).map((one) => one.id) : [id]
        await saveState(ids, state)
        await record({ act: 'feedback.sorted', target: toTarget(id), detail: { state, words: ids.length } })
        const words = `“${feedbackStateLabels[state]}”`
        return { title: ids.length === 1 ? `It is ${words} now` : `${ids.length} of the same words are ${words} now` }
      }),

    reply: ({ item: id, reply }, { request, record }) =>
      store().tx(async () => {
        const found = await findFeedback(id)
        if (!found) return GONE
        const address = toReplyAddress(found)
        if (!address)
          return { refusal: 'No address was given, and no member’s confirmed one is known.', field: 'reply' }
        if (!(await saveReply(id, reply, clock.now()))) return { refusal: 'This was answered already.', field: 'reply' }
        const letter = toReplyLetter({
          ...{ name: found.name, text: found.feedback.feedback, reply },
          brand: requestBrand(request).name,
        })
        await sendMail(senderOf(request), address, letter, { replyTo: env().SUPPORT_EMAIL })
        // The log outlives its people: neither their words nor their address are for it.
        await record({ act: 'feedback.answered', target: toTarget(id), detail: { characters: reply.length } })
        return { title: 'The answer is on its way', description: 'It stands in the outbox.' }
      }),
  })

type Reply = { name: string | null; text: string; reply: string; brand: string }

const toReplyLetter = ({ name, text, reply, brand }: Reply): Letter => ({
  subject: `Your feedback on ${brand}`,
  greeting: name ? `Hello ${name},` : 'Hello,',
  paragraphs: [...toParagraphs(reply), 'You had written:', `“${toQuote(text)}”`],
  after: ['You can answer this letter; a person reads it.'],
})

const toParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)

const toQuote = (text: string): string =>
  text.length > QUOTE_MAX_CHARS ? `${text.slice(0, QUOTE_MAX_CHARS).toWellFormed().trimEnd()}…` : text
