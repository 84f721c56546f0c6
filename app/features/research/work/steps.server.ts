import { placeOfQuote } from '#app/kits/asking/cited-answer/find-quote.ts'
import { findDisagreements } from '#app/kits/asking/cited-answer/disagreements.server.ts'
import { answerByModel } from '#app/kits/asking/cited-answer/model-answer.server.ts'
import type { Passage } from '#app/kits/asking/cited-answer/passage.ts'
import { toFailureWords } from '#app/kits/asking/engines/failure-words.ts'
import { findEngine } from '#app/kits/asking/engines/registry.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, hashOf } from '#app/platform/secrets/ids.server.ts'
import { toFailure } from '#app/providers/engine.ts'
import * as rows from '../keeping/passes.store.server.ts'
import type { Plan } from '../plan/plan.ts'
import { findSame, takeNotes, type Note, type NotedText } from '../reports/notes.ts'
import type { ReportDispute, ReportSection, ReportSentence } from '../reports/report.ts'
import { quoteSection } from '../reports/write-section.ts'
import type { Gathered } from '../sources/gathered.ts'

/** Keeps what was found as numbered texts of the pass; one that is there already is of this line of the plan too. */
export async function keepSnapshots(passId: string, sub: string, found: readonly Gathered[]): Promise<void> {
  const known = await rows.listSources(passId)
  let n = await rows.nextNumber(passId)
  for (const { text, answers, ...one } of found) {
    const sha256 = hashOf(text)
    const same = known.find(({ href, sha256: other }) => href === one.href && other === sha256)
    if (same) {
      if (!same.subs.includes(sub)) await rows.saveSnapshot(passId, same.n, { subs: [...same.subs, sub] })
      continue
    }
    const row = { id: createId(), passId, n, ...one, text, answers, sha256, subs: [sub], createdAt: clock.now() }
    await rows.createSnapshot(row)
    known.push({ ...row, sameAs: null, isOut: false })
    n += 1
  }
}

/** The texts of a pass that count: not thrown out, and of those that say the same the first. */
export async function readCounted(
  passId: string,
): Promise<{ texts: rows.SnapshotRow[]; alsoAt: Map<number, string[]> }> {
  const all = (await rows.listSnapshots(passId)).filter(({ isOut }) => !isOut)
  const same = findSame(all)
  const alsoAt = new Map<number, string[]>()
  for (const { n, site, sameAs } of all) {
    const first = same.get(n) ?? null
    if (first !== sameAs) await rows.saveSnapshot(passId, n, { sameAs: first })
    if (first !== null) alsoAt.set(first, [...new Set([...(alsoAt.get(first) ?? []), site])])
  }
  return { texts: all.filter(({ n }) => (same.get(n) ?? null) === null), alsoAt }
}

type Line = { sub: string; text: string }
/** `earlier`: what other sections say already. */
type Writing = { run: Run; plan: Plan; signal: AbortSignal; earlier: readonly string[] }
export type Written = { notes: Note[]; section: ReportSection; disputes: ReportDispute[]; note: string | null }

/** Notes, section and disputes of one line of the plan, from the texts that were kept. */
export async function writeLine(
  passId: string,
  { sub, text: line }: Line,
  { run, plan, signal, earlier }: Writing,
): Promise<Written> {
  const { texts } = await readCounted(passId)
  const noted = texts.map(({ n, title, href, site, date, text, answers, subs }): NotedText => ({
    ...{ n, title, href, site, date, text },
    answers: subs.includes(sub) ? answers : 0,
  }))
  const out = new Set((await rows.listNotes(passId)).filter(({ isOut }) => isOut).map(toKey))
  const notes = takeNotes(line, noted).filter((note) => !out.has(toKey(note)))
  const passages = noted
    .filter(({ n }) => notes.some((note) => note.n === n))
    .map(({ n, title, href, site, date, text }): Passage => ({ n, title, href, site, date, text, alsoAt: [] }))
  signal.throwIfAborted()
  const disputes = (await findDisagreements(line, passages)).map((one) => ({ ...one, sub }))
  const told = disputes.flatMap(({ sides }) => sides.flatMap(({ quotes }) => quotes.map(({ quote }) => quote)))
  const worded = plan.model === null ? null : await wordByModel(plan.model, line, passages, { run, signal })
  const fresh = quoteSection(notes, [...told, ...earlier])
  const isWhole = sub === plan.subs[0]?.id && plan.subs.length > 1
  const all = quoteSection(notes, told)
  const quoted = fresh.length > 0 || isWhole ? fresh : all
  const chosen = worded && worded.sentences.length > 0 ? worded.sentences : quoted
  const sentences = chosen.map((one) => ({ ...one, id: `${sub}.${one.id}` }))
  return {
    notes,
    section: {
      ...{ sub, heading: line, sentences, dropped: worded?.dropped ?? 0 },
      isSaidElsewhere: sentences.length === 0 && (all.length > 0 || disputes.length > 0),
    },
    disputes,
    note: worded?.note ?? null,
  }
}

const toKey = ({ n, start, end }: { n: number; start: number; end: number }) => `${n} ${start} ${end}`

/** A model's sentences, of which only those stay that stand on words found again in a stored text. */
export async function wordByModel(
  model: string,
  line: string,
  passages: readonly Passage[],
  { run, signal }: Pick<Writing, 'run' | 'signal'>,
): Promise<{ sentences: ReportSentence[]; dropped: number; note: string | null }> {
  if (passages.length === 0) return { sentences: [], dropped: 0, note: null }
  const listed = await findEngine(run.viewer, 'write', model)
  if (!listed)
    return {
      sentences: [],
      dropped: 0,
      note: 'The model of the plan is not there any more; quotations stand in its place.',
    }
  try {
    const answer = await answerByModel(run, listed, line, passages, signal)
    const sentences = (answer?.sentences ?? []).flatMap(({ text, cites }, at) => {
      const placed = cites.flatMap(({ n, quote }) => {
        const place = placeOfQuote(passages.find((one) => one.n === n)?.text ?? '', quote)
        return place ? [{ n, quote, ...place }] : []
      })
      return placed.length === 0
        ? []
        : [{ id: `m${at}-${placed[0]!.n}-${placed[0]!.start}`, text, by: listed.engine.label, cites: placed }]
    })
    return { sentences, dropped: answer?.dropped ?? 0, note: null }
  } catch (error) {
    signal.throwIfAborted()
    return { sentences: [], dropped: 0, note: `${listed.engine.label}: ${toFailureWords(toFailure(error))}` }
  }
}
