import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { fillPrompt, placesOf } from '#app/engines/text-tools/prompt-places.ts'
import { defineSellable, type Packed } from '#app/kits/members/market/sellables.ts'
import { clock } from '#app/platform/clock.ts'
import { makeDocument } from '../editor/documents.server.ts'
import { changeDocument, findDocument, listDocuments, removeDocuments } from '../editor/documents.store.server.ts'
import { addCase, makePrompt } from '../prompts/prompts.server.ts'
import * as prompts from '../prompts/prompts.store.server.ts'

const ANSWER_CHARS = 700
const MOST_SHOWN = 2
const BEGINNING_CHARS = 1_200
/** Of a short template less is shown than of a long one. */
const BEGINNING_SHARE = 0.3
const HEADING = /^#{1,4}\s.+$/gm
const MOST_HEADINGS = 20

const owner = (userId: string) => ({ userId, guestId: null })

const soldPrompt = z.object({
  text: z.string(),
  cases: z.array(
    z.object({
      name: z.string(),
      values: z.record(z.string(), z.string()),
      holds: z.array(z.string()),
      lacks: z.array(z.string()),
    }),
  ),
})

defineSellable('prompt', {
  section: 'prompts',
  label: 'Prompt',
  icon: 'sparkles',
  list: (userId, most) => prompts.listPrompts(owner(userId), { search: '', before: null, most }),
  pack: packPrompt,
  trial: {
    places: (payload) => placesOf(soldPrompt.parse(payload).text),
    fill(payload, values) {
      const { text } = soldPrompt.parse(payload)
      return { ...fillPrompt(text, values), secret: text }
    },
  },
  async deliver(userId, { title, payload }) {
    const { text, cases } = soldPrompt.parse(payload)
    const id = await makePrompt(owner(userId), { title, text })
    for (const one of cases) await addCase(id, one)
    return { id, to: to('prompts', null, { p: id }) }
  },
  takeBack: async (userId, id) => void (await prompts.removePrompt(id, owner(userId))),
})

async function packPrompt(userId: string, id: string): Promise<Packed | null> {
  const row = await prompts.findPrompt(id)
  if (row?.userId !== userId) return null
  const cases = await prompts.listCases([id])
  const payload = {
    text: row.text,
    cases: cases.map(({ name, values, holds, lacks }) => ({ name, values, holds, lacks })),
  }
  return { title: row.title, payload, sample: samplePrompt(row.text, cases) }
}

/** What it asks to be filled in, and answers that it really gave: never the prompt itself. */
function samplePrompt(text: string, cases: readonly prompts.CaseRow[]): string {
  const places = placesOf(text)
  const words = text.split(/\s+/).filter(Boolean).length
  const tried = cases
    .flatMap(({ name, values, outcomes }) => outcomes.slice(-1).map((outcome) => ({ name, values, outcome })))
    .slice(0, MOST_SHOWN)
  const names = places.map(({ name }) => `*${name}*`).join(', ')
  const blanks = places.length === 1 ? 'a place' : `${places.length} places`
  return [
    `A prompt of ${words} words${places.length > 0 ? ` with ${blanks} to fill in: ${names}` : ''}.`,
    tried.length > 0 ? 'Answers it gave:' : 'It was not tried with cases yet.',
    ...tried.map(({ name, values, outcome: { engine, answer, failed } }) => {
      const filled = Object.entries(values).map(([place, value]) => `${place}: ${value}`)
      const held =
        failed.length === 0
          ? 'as it should be'
          : failed.length === 1
            ? 'one thing missed'
            : `${failed.length} things missed`
      return `**${name}** (${filled.join('; ')}), by ${engine}, ${held}:\n\n${quote(answer)}`
    }),
  ].join('\n\n')
}

const quote = (answer: string) =>
  cut(answer, ANSWER_CHARS)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()} …` : text)

const soldDocument = z.object({ text: z.string() })

defineSellable('template', {
  section: 'templates',
  label: 'Template',
  icon: 'file-text',
  list: (userId, most) => listDocuments(owner(userId), { search: '', folder: null, before: null, most }),
  async pack(userId, id) {
    const row = await findDocument(id)
    if (row?.userId !== userId || row.text.trim() === '') return null
    return { title: row.title, payload: { text: row.text }, sample: sampleDocument(row.text) }
  },
  async deliver(userId, { title, payload }) {
    const id = await makeDocument(owner(userId), { title, text: soldDocument.parse(payload).text })
    return { id, to: to('text-editor', null, { d: id }) }
  },
  async takeBack(userId, id) {
    // Whose it is is asked by the change; what is only deleted could be brought back.
    if (await changeDocument(id, owner(userId), { deletedAt: clock.now() })) await removeDocuments([id])
  },
})

/** Its headings, and how it begins. */
function sampleDocument(text: string): string {
  const headings = (text.match(HEADING) ?? []).slice(0, MOST_HEADINGS).map((line) => `- ${line.replace(/^#+\s/, '')}`)
  const words = text.split(/\s+/).filter(Boolean).length
  return [
    `A text of ${words} words. It begins:`,
    quote(cut(text, Math.min(BEGINNING_CHARS, Math.floor(text.length * BEGINNING_SHARE)))),
    ...(headings.length > 0 ? ['Its headings:', headings.join('\n')] : []),
  ].join('\n\n')
}
