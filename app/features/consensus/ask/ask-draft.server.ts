import { z } from 'zod'
import { QUESTION_MAX_CHARS } from '#app/kits/pages/question-box/question-box.limits.ts'
import { findExport, listHeldTurns, type HeldTurn } from '../chat-exports/held-exports.server.ts'
import { FORM_DRAFT_MINUTES } from '#app/kits/members/form-drafts/form-drafts.limits.ts'
import { hold, readFormDraft } from '#app/kits/members/form-drafts/form-drafts.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { ANSWER_MAX_CHARS, LABEL_MAX_CHARS, MAX_PASTED_ANSWERS } from '../consensus.limits.ts'

const typed = z.object({ values: z.record(z.string(), z.string()), lists: z.record(z.string(), z.array(z.string())) })

/** Keeps what was typed for an hour, while somebody looks for an exported chat. */
export const keepDraft = (owner: Visitor, { values, lists }: Typed): Promise<string> =>
  hold(owner, JSON.stringify({ values, lists }))

export async function findDraft(owner: Visitor | null, id: string): Promise<Typed | null> {
  const text = id === '' ? null : await readFormDraft(owner, id)
  const read = text === null ? null : typed.safeParse(JSON.parse(text))
  return read?.success ? read.data : null
}

/** A form to be filled, and what of it is gone; `typed` null: nothing was brought. */
export type Filled = { typed: Typed | null; note: string | null }

/** The form as `?draft=` and each `?pick=` (export, conversation and turn) fill it: what was typed, then the chosen answers. */
export async function readFilled(owner: Visitor | null, params: URLSearchParams): Promise<Filled> {
  const draftId = params.get('draft') ?? ''
  const picks = params.getAll('pick').slice(0, MAX_PASTED_ANSWERS)
  if (draftId === '' && picks.length === 0) return { typed: null, note: null }
  const draft = await findDraft(owner, draftId)
  const turns = (await Promise.all(picks.map((pick) => findTurn(owner, pick)))).flatMap((turn) => turn ?? [])
  const isGone = (draftId !== '' && !draft) || turns.length < picks.length
  const { typed, left } = fill(draft, turns, picks)
  const notes = [
    isGone
      ? `Something you brought is no longer here: it is kept for ${FORM_DRAFT_MINUTES} minutes. Please bring it again.`
      : '',
    left > 0 ? `${MAX_PASTED_ANSWERS} answers fit side by side, so ${left} had to stay behind.` : '',
  ]
  return { typed, note: notes.filter(Boolean).join(' ') || null }
}

async function findTurn(owner: Visitor | null, pick: string): Promise<HeldTurn | null> {
  const [id = '', chat, turn] = pick.split('.')
  const held = await findExport(owner, id)
  return (held && (await listHeldTurns(owner, held, Number(chat)))[Number(turn)]) ?? null
}

function fill(
  draft: Typed | null,
  turns: readonly HeldTurn[],
  picks: readonly string[],
): { typed: Typed; left: number } {
  const listed = (name: string) => draft?.lists[name] ?? (draft?.values[name] ? [draft.values[name]] : [])
  const answers = listed('answer')
  const labels = listed('label')
  const own = answers.flatMap((text, n) => (text.trim() ? [{ text, label: labels[n] ?? '' }] : []))
  const all = turns.reduce(withTurn, own)
  const kept = all.slice(0, MAX_PASTED_ANSWERS)
  const exports = [...new Set([...listed('export'), ...picks.map((pick) => pick.split('.')[0]!)])]
  const question = draft?.values.question || turns.find((turn) => turn.question !== '')?.question || ''
  return {
    left: all.length - kept.length,
    typed: {
      values: { ...draft?.values, question: question.slice(0, QUESTION_MAX_CHARS) },
      lists: {
        ...draft?.lists,
        answer: kept.map(({ text }) => text),
        label: kept.map(({ label }) => label),
        export: exports.slice(-MAX_PASTED_ANSWERS),
      },
    },
  }
}

type Pasted = { text: string; label: string }

/** Two answers of one company are two names. */
function withTurn(before: Pasted[], { from, answer }: HeldTurn): Pasted[] {
  const text = answer.slice(0, ANSWER_MAX_CHARS)
  const name = from.slice(0, LABEL_MAX_CHARS)
  const count = before.filter(({ label }) => label === name || label.startsWith(`${name} `)).length
  return [...before, { text, label: count === 0 ? name : `${name} ${count + 1}` }]
}
