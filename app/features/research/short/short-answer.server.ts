import { data, redirect } from '@remix-run/node'
import { getScreen } from '#app/catalogue/screens.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { findWishedScreen } from '#app/catalogue/wishes.ts'
import { findDisagreements, type Disagreement } from '#app/kits/asking/cited-answer/disagreements.server.ts'
import { findModel, isRead } from '#app/kits/asking/cited-answer/model-choice.server.ts'
import { toQuestion } from '#app/kits/asking/cited-answer/to-question.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { recogniseIntent } from '#app/kits/asking/intent/recognise-intent.server.ts'
import { beginFreeRun, beginRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { isBuilt } from '#app/kits/foundation/content/built-screens.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toCapWords } from '#app/kits/members/quota/quota.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { fitsAddress } from '#app/platform/address-room.ts'
import { clock } from '#app/platform/clock.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { kindWords, sourceKinds, type SourceKind } from '../plan/plan.ts'
import { findSame, takeNotes, type Note, type NotedText } from '../reports/notes.ts'
import type { ReportSentence } from '../reports/report.ts'
import { quoteSection } from '../reports/write-section.ts'
import type { Gathered } from '../sources/gathered.ts'
import { gather } from '../sources/gather.server.ts'
import { wordByModel } from '../work/steps.server.ts'
import { studioOf, type NamedStudio } from './studio-of.ts'
import { toQueryWords } from './short-query.ts'

const spendAsk = createRateLimit('short-answers', { points: 30, windowS: 60 })
const PAGES = 4
const CARRIED_MAX_CHARS = 1_800

export type ShortSource = {
  n: number
  title: string
  href: string
  site: string
  date: string | null
  license: string | null
  alsoAt: string[]
  readAt: Date
}
export type ShortSection = { kind: SourceKind; label: string; sentences: ReportSentence[] }
/** The short form of a report: nothing is kept of it. */
export type Short = {
  best: ReportSentence[]
  by: string | null
  disagreements: Disagreement[]
  sections: ShortSection[]
  sources: ShortSource[]
  unreached: string[]
  dropped: number
}

/** What stands under the address of a query: a studio it names, or its answer in sections. */
export async function readShort(request: Request, network: string, part: string) {
  const { query, isCut } = toQueryWords(part)
  const studio = studioOf(query)
  if (studio) throw redirect(toStudio(studio), 302)
  const base = { query, isCut, doors: await listDoors(query) }
  if (query === '') return data({ ...base, short: null, message: 'Ask something in the box above.' })
  const waitS = await spendAsk(network)
  if (waitS > 0) return data({ ...base, short: null, message: tooManyAtOnce('questions', waitS) }, overLimit(waitS))
  const member = await findUser(request)
  return data({ ...base, short: await answer(request, toQuestion(query) || query, member, network), message: null })
}

const WORDS_OF: Readonly<Partial<Record<NamedStudio['screen'], string>>> = {
  'v2-research-assistant': 'ask',
  'v2-content-creation-studio': 'message',
  'document-analyzer': 'question',
}

/** A studio with what was said filled in, where it takes any. */
function toStudio({ screen, words }: NamedStudio): string {
  const name = Object.hasOwn(WORDS_OF, screen) ? WORDS_OF[screen] : undefined
  return fillPath(getScreen(screen).paths[0], {}) + toQuery(name && words ? { [name]: words } : {})
}

async function answer(request: Request, question: string, member: CurrentUser | null, network: string): Promise<Short> {
  const viewer = toViewer(member)
  const owner = await toVisitor(request, member)
  const mayPay = isRead(request)
  const [searches, model] = await Promise.all([listEngines(viewer, 'search'), mayPay ? findModel(viewer) : null])
  const { run, refused } = await begin(member, network, mayPay && (searches.length > 0 || model !== null))
  const isPaid = mayPay && refused === null
  const kinds = sourceKinds.filter((kind) =>
    kind === 'web' ? isPaid && searches.length > 0 : kind !== 'documents' || owner,
  )
  const gathering = { run, owner, plan: { documents: [], collections: [], pages: PAGES } }
  const reached = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await gather(kind, question, gathering)) })))
  const texts = reached.flatMap(({ found }) => found).map((one, at) => ({ ...one, n: at + 1 }))
  const same = findSame(texts)
  const firsts = texts.filter(({ n }) => same.get(n) === null)
  const notes = takeNotes(question, firsts.map(toNoted))
  const passages = firsts
    .filter(({ n }) => notes.some((note) => note.n === n))
    .map((one) => ({ ...toNoted(one), alsoAt: [] }))
  const [disagreements, worded] = await Promise.all([
    findDisagreements(question, passages),
    isPaid && model ? wordByModel(model.engine.id, question, passages, { run, signal: request.signal }) : null,
  ])
  const told = disagreements.flatMap(({ sides }) => sides.flatMap(({ quotes }) => quotes.map(({ quote }) => quote)))
  const best = worded && worded.sentences.length > 0 ? worded.sentences : toBest(notes, told)
  const sections = toSections(notes, firsts, [...told, ...best.map(({ text }) => text)])
  const cited = new Set([
    ...disagreements.flatMap(({ sides }) => sides.flatMap(({ quotes }) => quotes.map(({ n }) => n))),
    ...[...best, ...sections.flatMap(({ sentences }) => sentences)].flatMap(({ cites }) => cites.map(({ n }) => n)),
  ])
  return {
    best,
    by: best[0]?.by ?? null,
    disagreements,
    sections,
    sources: firsts.filter(({ n }) => cited.has(n)).map((one) => toSource(one, texts, same)),
    unreached: [
      ...(refused ? [refused] : []),
      ...reached.flatMap(({ kind, note }) => (note ? [`${kindWords[kind].label}: ${note}`] : [])),
      ...(searches.length === 0 ? ['Web search: no search engine is connected to this server.'] : []),
      ...(worded?.note ? [worded.note] : []),
    ],
    dropped: worded?.dropped ?? 0,
  }
}

/** A run that counts where a connected engine may be asked; refused, the rest goes on without it. */
async function begin(
  member: CurrentUser | null,
  network: string,
  isCounted: boolean,
): Promise<{ run: Run; refused: string | null }> {
  const [runner, start] = [{ member, network }, { screen: 'v2-query' }]
  const begun = isCounted ? await beginRun(runner, start) : null
  if (begun?.isDone) return { run: begun.value, refused: null }
  return { run: await beginFreeRun(runner, start), refused: begun ? toCapWords(begun.quota, member === null) : null }
}

const toNoted = ({ n, title, href, site, date, text, answers }: Gathered & { n: number }): NotedText => ({
  ...{ n, title, href, site, date, text, answers },
})

const MOST_BEST = 2

/** What answers the very question stands first; without such, the sentence that speaks to most of it. */
function toBest(notes: readonly Note[], told: readonly string[]): ReportSentence[] {
  const [first] = notes
  if (!first) return []
  const likewise = notes.filter(({ score, n }) => score === first.score && n === first.n)
  return quoteSection(likewise, told).slice(0, MOST_BEST)
}

const toSections = (
  notes: readonly Note[],
  texts: readonly (Gathered & { n: number })[],
  told: readonly string[],
): ShortSection[] =>
  sourceKinds.flatMap((kind) => {
    const own = notes.filter(({ n }) => texts.find((one) => one.n === n)?.kind === kind)
    const sentences = quoteSection(own, told)
    return sentences.length > 0 ? [{ kind, label: kindWords[kind].label, sentences }] : []
  })

const toSource = (
  { n, title, href, site, date, license }: Gathered & { n: number },
  texts: readonly (Gathered & { n: number })[],
  same: ReadonlyMap<number, number | null>,
): ShortSource => ({
  ...{ n, title, href, site, date, license, readAt: clock.now() },
  alsoAt: [...new Set(texts.filter((one) => same.get(one.n) === n && one.site !== site).map((one) => one.site))],
})

/** Ways on with a query; what it seems to wish for first. */
async function listDoors(query: string): Promise<{ label: string; about: string; href: string }[]> {
  const q = query.length > CARRIED_MAX_CHARS || !fitsAddress(query) ? null : query
  const { intent, confidence } = await recogniseIntent(query, null)
  const wished =
    intent && confidence === 'certain' && !['ask', 'open', 'search', 'web', 'chat', 'compare'].includes(intent)
      ? findWishedScreen(intent)
      : null
  return [
    ...(wished && isBuilt(wished.screen)
      ? [
          {
            label: getScreen(wished.screen).title,
            about: 'It sounds as if you wished for this.',
            href:
              fillPath(getScreen(wished.screen).paths[0], {}) +
              toQuery(wished.wish.words ? { [wished.wish.words.as]: q } : {}),
          },
        ]
      : []),
    {
      label: 'Research assistant',
      about: 'With a plan, notes and a report that is kept.',
      href: to('v2-research-assistant', null, { ask: q }),
    },
    {
      label: 'AI Consensus',
      about: 'Several answer, and you see where they agree.',
      href: to('consensus', null, { question: q }),
    },
    { label: 'Web search', about: 'Pages of the web and a cited summary.', href: to('web-search', null, { q }) },
    { label: 'Chat', about: 'Talk it over with one engine.', href: to('chat', null, { q }) },
  ]
}
export type ShortView = Awaited<ReturnType<typeof readShort>>['data']
