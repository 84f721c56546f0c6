import { isEnded, type ConsensusRun } from '#app/kits/asking/consensus/consensus-run.ts'
import { awaitRun, followRun } from '#app/kits/asking/consensus/follow-run.server.ts'
import { startRun, type Started } from '#app/kits/asking/consensus/start-run.server.ts'
import { indexWords } from '#app/kits/asking/community-answers/place-question.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import type { Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { fence } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { clock } from '#app/platform/clock.ts'
import { log } from '#app/platform/log.server.ts'
import { toAgreementLine } from './agreement-line.ts'
import {
  createPanelAnswer,
  listPanelAnswers,
  settlePanelAnswer,
  type PanelAnswer,
  type Settled,
} from './panel-answers.store.server.ts'
import { findQuestion } from './questions.store.server.ts'
import { toShortAnswer, toSources } from './short-answer.ts'

type Asked = { id: string; question: string; details: string; version: number }

/**
 * Puts a question to the default panel as one run of whoever asks; `also` is written in the same transaction. What it says
 * is written down when it is done, also when nobody is looking.
 */
export async function askPanel(
  runner: Runner,
  owner: Visitor,
  { id, question, details, version }: Asked,
  also: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Started> {
  const context = details ? fence(details, 'details of the question') : ''
  const asking = { question, seats: null, voices: [], screen: 'questions', context }
  const started = await startRun(runner, owner, asking, async (runId) => {
    await also()
    await createPanelAnswer({ questionId: id, version, asked: question, runId, createdAt: clock.now() })
  })
  if (started.isDone) void settleInTime(id, version, started.id)
  return started
}

async function settleInTime(questionId: string, version: number, runId: string): Promise<void> {
  try {
    await settle(questionId, version, await awaitRun('house', runId))
  } catch (error) {
    log.warn({ err: error, question: questionId }, 'a panel’s answer was not written down; its page does it')
  }
}

/** What the panel said each time, newest first; an asking one is looked after, for `timeoutMs` at most. */
export async function followPanel(questionId: string, timeoutMs: number): Promise<PanelAnswer[]> {
  const answers = await listPanelAnswers(questionId)
  const [newest] = answers
  if (newest?.state !== 'asking') return answers
  const run = await followRun('house', newest.runId, timeoutMs)
  if (run && !isOver(run)) return [{ ...newest, ...toPreview(run) }, ...answers.slice(1)]
  await settle(questionId, newest.version, run)
  return listPanelAnswers(questionId)
}

/** Every voice has ended and what they said is compared; the run itself is closed a moment later. */
const isOver = ({ state, ledger, ledgerVersion, version, seats }: ConsensusRun): boolean =>
  state === 'done' || (ledger !== null && ledgerVersion >= version && seats.every(isEnded))

/** What can be said before the last voice is done. */
const toPreview = (run: ConsensusRun) => {
  const { state: _, answeredAt: _at, ...said } = toSettled(run)
  return run.ledger ? said : { text: '', sources: [], agreement: null }
}

async function settle(questionId: string, version: number, run: ConsensusRun | null): Promise<void> {
  if (run && !isOver(run)) return
  const settled = run?.ledger
    ? toSettled(run)
    : { state: 'lost' as const, text: '', sources: [], agreement: null, answeredAt: clock.now() }
  if (!(await settlePanelAnswer(questionId, version, settled))) return
  const row = await findQuestion(questionId)
  if (!row?.publishedAt) return
  await indexWords(questionId)
  await bumpContent()
}

function toSettled({ ledger, seats, finishedAt }: ConsensusRun): Settled {
  const ended = seats.filter(isEnded)
  const voices = ended.filter(({ state }) => state === 'answered')
  const isSilent = voices.length === 0 || ledger === null
  return {
    state: isSilent ? 'silent' : 'answered',
    text: ledger ? toShortAnswer(ledger, ended) : '',
    sources: isSilent ? [] : toSources(ended),
    agreement: isSilent ? null : toAgreementLine(ledger, voices.length, seats.length),
    answeredAt: finishedAt ?? clock.now(),
  }
}
