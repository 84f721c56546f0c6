import { findAlike } from '#app/kits/asking/community-answers/alike.server.ts'
import { isSameQuestion } from '#app/kits/asking/community-answers/same-question.ts'
import { withoutPrivateFiles } from '#app/kits/asking/consensus/sharing/shared-page.ts'
import { findRun, listVersions } from '#app/kits/asking/consensus/runs.store.server.ts'
import type { ConsensusRun } from '#app/kits/asking/consensus/consensus-run.ts'
import { engineWorker } from '#app/kits/asking/engine-worker/engine-worker.server.ts'
import type { LedgerClaim } from '#app/engines/claim-ledger/ledger.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { UNASKED, type SeatResult } from '#app/kits/asking/panel/seat-result.ts'
import { log } from '#app/platform/log.server.ts'
import { cosineOf } from '#app/engines/similarity/embedding.ts'
import type { Source } from '#app/providers/ports.ts'
import { toShortDay } from '#app/ui/controls/day-words.ts'
import { isOfTheMoment } from './of-the-moment.ts'
import { listOwnQuestions, listPublicRuns } from './settled.store.server.ts'

const SEAT = 'settled'
const MOST_OWN_RUNS = 300
const MOST_READ = 5
const MOST_CLAIMS = 4
const MOST_SOURCES = 6
/** Words alone say that two questions are one; how near their meanings are is asked afterwards, of few. */
const AS_NEAR_AS_CAN_BE = 1

/**
 * What an earlier run of the same question settled with sources: one's own, else a public question's. It speaks with the
 * sources of then and the family of whoever said it, so that it is no further vote for what the same passages say again.
 * Null when there is none, or when the answer hangs on the day it is asked. Never rejects.
 */
export async function askSettled(owner: Visitor | null, question: string): Promise<SeatResult | null> {
  if (isOfTheMoment(question)) return null
  try {
    for (const { id, isOwn } of await listRuns(owner, question)) {
      const run = isOwn ? await findRun(id) : await findPublished(id)
      const seat = run && toSettledSeat(run, isOwn)
      if (seat) return seat
    }
  } catch (error) {
    log.warn({ err: error }, 'earlier runs could not be asked')
  }
  return null
}

/** The run of a public question as the panel answered it then: what its asker added later is theirs alone. */
async function findPublished(id: string): Promise<ConsensusRun | null> {
  const run = await findRun(id)
  if (!run) return null
  const first = run.version === 1 ? run : (await listVersions(id)).find(({ version }) => version === 1)
  return first ? { ...run, ledger: first.ledger, seats: first.seats.map(withoutPrivateFiles) } : null
}

async function listRuns(owner: Visitor | null, question: string): Promise<{ id: string; isOwn: boolean }[]> {
  const own = owner ? await listOwnQuestions(owner, MOST_OWN_RUNS) : []
  const alike = own.filter((run) => isSameQuestion(question, run.question, AS_NEAR_AS_CAN_BE)).slice(0, MOST_READ)
  const [asked, ...vectors] =
    alike.length > 0 ? await engineWorker().run('embed', [question, ...alike.map((run) => run.question)]) : []
  const same = alike.filter((run, n) => isSameQuestion(question, run.question, cosineOf(asked!, vectors[n]!)))
  const questions = (await findAlike(question, MOST_READ)).filter(({ isSame }) => isSame).map(({ id }) => id)
  const open = await listPublicRuns(questions)
  return [
    ...same.map(({ id }) => ({ id, isOwn: true })),
    ...open.slice(0, MOST_READ).map((id) => ({ id, isOwn: false })),
  ]
}

/** The claims of a run that were settled and sourced, as one voice with its date. Null when there are none. */
function toSettledSeat(
  { ledger, seats, createdAt, finishedAt }: Pick<ConsensusRun, 'ledger' | 'seats' | 'createdAt' | 'finishedAt'>,
  isOwn: boolean,
): SeatResult | null {
  const claims = (ledger?.claims ?? []).filter(({ label }) => label === 'settled and sourced').slice(0, MOST_CLAIMS)
  const speaking = seats.filter(({ seat, sources }) => sources.length > 0 && claims.some(stands(seat)))
  const [first] = speaking
  if (!first) return null
  return {
    ...UNASKED,
    seat: SEAT,
    family: first.family,
    label: `${isOwn ? 'Your earlier run' : 'An earlier public run'}, ${toShortDay(finishedAt ?? createdAt)}`,
    kind: 'settled',
    state: 'answered',
    text: claims.map(({ text }) => toSentence(text)).join('\n'),
    sources: toSources(speaking.flatMap(({ sources }) => sources)),
    weight: null,
  }
}

const stands =
  (seat: string) =>
  ({ support }: LedgerClaim) =>
    support.includes(seat)

const toSources = (sources: readonly Source[]): Source[] =>
  sources
    .filter(({ title, quote }, n) => sources.findIndex((one) => one.title === title && one.quote === quote) === n)
    .slice(0, MOST_SOURCES)

const toSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)
