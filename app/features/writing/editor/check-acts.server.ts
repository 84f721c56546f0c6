import { applyAll } from '#app/engines/kept-facts/hold-facts.ts'
import { unsourcedClaims } from '#app/engines/text-tools/unsourced.ts'
import { toEaseWords, toReadability } from '#app/kits/asking/conversation/allies/readability.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { beginWork, refuseFailed } from '../begin-work.server.ts'
import { polishText } from '../polish/polish-text.server.ts'
import { requireDocument, saveEdit } from './documents.server.ts'
import { answer, type Checked, type Finding } from './editor-answer.server.ts'
import { meetsAny, signsIn } from './markdown-signs.ts'
import type { Sent } from './editor.inputs.ts'
import { CHECKED_MAX_CHARS } from './editor.limits.ts'

const WORK_LIMIT_MS = 90_000
const MOST_CLAIMS = 20
/** A reading ease of fewer words says nothing. */
const FEWEST_WORDS = 30
const LONGEST_MAX_CHARS = 300

/** Spelling and grammar by two checkers, on the text as it is saved. What would change a fact is told, and never ticked. */
export async function check(request: Request, network: string, { id }: Sent<'check'>, typed: Typed) {
  const { row } = await requireDocument(request, id)
  const draft = row.text.slice(0, CHECKED_MAX_CHARS)
  const found = {
    version: row.version,
    text: draft,
    isCut: row.text.length > draft.length,
    readability: readabilityOf(draft),
    unsourced: unsourcedClaims(draft, MOST_CLAIMS),
  }
  if (!/\p{L}/u.test(draft)) return answer({ checked: { ...found, findings: [], engine: '' } })
  const begun = await beginWork({ member: await findUser(request), network }, 'text-editor', ['polish'])
  if (!('run' in begun)) return answer({ problem: { errors: { check: begun.message }, ...typed } }, begun.init)
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WORK_LIMIT_MS)])
    const { changes, taken, engine } = await polishText(begun.run, { draft, incoming: '', tone: 'plain' }, signal)
    const signs = signsIn(draft)
    const findings = changes
      .filter(({ id: one, flag }) => flag !== null || taken.includes(one))
      .filter(({ start, end }) => !meetsAny(signs, start, end))
      .map(({ start, end, before, after, why, by, flag }): Finding => ({
        start,
        end,
        before,
        after,
        why,
        by,
        isFact: flag !== null,
      }))
    return answer({ checked: { ...found, findings, engine: engine?.label ?? '' } })
  } catch (error) {
    const { data: refused, init } = refuseFailed(typed, 'check', error)
    return answer(refused, init ?? 502)
  }
}

function readabilityOf(text: string): Checked['readability'] {
  const found = toReadability(text)
  if (!found || found.words < FEWEST_WORDS) return null
  const [longest] = found.longest
  return {
    ease: found.ease,
    words: toEaseWords(found.ease),
    perSentence: found.wordsPerSentence,
    longest: longest ? longest.text.replace(/\s+/g, ' ').slice(0, LONGEST_MAX_CHARS) : null,
  }
}

/** Makes the ticked changes, when the document is still the one that was checked. */
export async function apply(request: Request, input: Sent<'apply'>, typed: Typed) {
  const { row } = await requireDocument(request, input.id)
  const changes = input.take.flatMap(toChange).sort((a, b) => a.start - b.start)
  const isFit =
    row.version === input.version && changes.every(({ end }, n) => end <= (changes[n + 1]?.start ?? row.text.length))
  if (!isFit)
    return answer(
      { problem: { errors: { take: 'The document changed since it was checked. Check it again.' }, ...typed } },
      409,
    )
  const { title, folder, goal } = row
  const text = applyAll(row.text, changes)
  return answer({ saved: await saveEdit(input.id, row.version, { title, text, folder, goal }) })
}

/** A finding as the form carries it: where, and what is to stand there. */
function toChange(value: string): { start: number; end: number; after: string }[] {
  const [, start, end, after = ''] = /^(\d{1,7})-(\d{1,7})=([\s\S]*)$/.exec(value) ?? []
  return start !== undefined && end !== undefined && Number(start) <= Number(end)
    ? [{ start: Number(start), end: Number(end), after }]
    : []
}
