import type { AppLoadContext } from '@remix-run/node'
import { listAlike } from '#app/kits/asking/community-answers/public-questions.store.server.ts'
import { findRunQuestion } from '#app/kits/asking/consensus/runs.store.server.ts'
import { createLiveMark } from '#app/kits/foundation/live/live.server.ts'
import { toVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { isOwned, type Visitor } from '#app/kits/members/visitor/visitor.ts'
import { readNoticesAbout } from '#app/kits/members/notices/notices.server.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { listAnswers } from './answers.store.server.ts'
import type { PanelAnswer } from './panel-answers.store.server.ts'
import { followPanel } from './panel-answer.server.ts'
import { canAskAgain } from './question-rights.ts'
import {
  findAuthor,
  findQuestion,
  hasOthersAnswers,
  listEdits,
  listVotesOf,
  type QuestionRow,
} from './questions.store.server.ts'
import { readStanding } from './standing.server.ts'
import { isTopic, toTopicLabel } from './topics.ts'

/** How long a document waits for a panel that is thinking. */
const TIMEOUT_MS = 4_000
const MOST_ALIKE = 5
const NO_QUESTION =
  'There is no question under this address, or it is not for everybody to read. It may have been removed.'

/** The question somebody asks for, when it is public or theirs. */
export async function getQuestion(request: Request, id: string) {
  const [row, standing] = await Promise.all([findQuestion(id), readStanding(request)])
  const owner = await toVisitor(request, standing.member)
  const isAsker = row !== null && isOwned(row, owner)
  if (!row || (row.publishedAt === null && !isAsker)) throw notFound(NO_QUESTION)
  return { row, standing, owner, isAsker }
}

/** Everything the page of a question shows. */
export async function readQuestion(request: Request, context: AppLoadContext, id: string) {
  const liveMark = createLiveMark()
  const { standing, owner, isAsker } = await getQuestion(request, id)
  const { member, isVerified, publisher } = standing
  if (member) await readNoticesAbout(member.id, `question/${id}`)
  const panel = await followPanel(id, context.isDocument ? TIMEOUT_MS : 0)
  const row = (await findQuestion(id)) ?? gone()
  const [answers, edits, alike, isSettledByOthers, votes, author] = await Promise.all([
    listAnswers(id),
    listEdits(id),
    row.publishedAt ? listAlike(id, MOST_ALIKE) : [],
    hasOthersAnswers(id, row.userId),
    member ? listVotesOf(id, member.id) : ({} as Record<string, number>),
    row.userId && row.publishedAt ? findAuthor(row.userId) : null,
  ])
  const newest = panel[0]
  if (!owner && newest?.state !== 'asking') context.keepForGuests?.('question')
  const rights = { isAsker, isVerified, now: clock.now() }
  return {
    part: 'question' as const,
    liveMark,
    viewer: { id: member?.id ?? null, publisher, isVerified, isAdmin: member?.isAdmin ?? false, isAsker },
    question: {
      ...toShown(row),
      author,
      detailsHtml: row.details ? await renderMarkdown(row.details) : '',
      canReword: !isSettledByOthers,
      before: edits.filter(({ answerId }) => answerId === null).map(toBefore),
    },
    panel: await toPanel(row, panel, owner, canAskAgain(row, newest, rights)),
    answers: await Promise.all(
      answers.map(async ({ answer: { userId, createdAt, editedAt, ...answer }, ...by }) => ({
        ...answer,
        ...by,
        isOwn: userId !== null && userId === member?.id,
        isByAsker: userId !== null && userId === row.userId,
        html: await renderMarkdown(answer.text),
        at: createdAt.toISOString(),
        editedAt: editedAt?.toISOString() ?? null,
        before: edits.filter(({ answerId }) => answerId === answer.id).map(toBefore),
      })),
    ),
    votes,
    alike,
  }
}

export type QuestionView = Awaited<ReturnType<typeof readQuestion>>
export type AnswerView = QuestionView['answers'][number]

function gone(): never {
  throw notFound(NO_QUESTION)
}

const toShown = ({
  id,
  question,
  details,
  topic,
  publishedAt,
  createdAt,
  editedAt,
  acceptedId,
  votes,
  isAnswered,
}: QuestionRow) => ({
  id,
  question,
  details,
  topic: isTopic(topic) ? topic : ('other' as const),
  topicLabel: toTopicLabel(topic),
  isPublic: publishedAt !== null,
  at: (publishedAt ?? createdAt).toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
  acceptedId,
  votes,
  isAnswered,
})

const toBefore = ({ text, details, createdAt }: { text: string; details: string; createdAt: Date }) => ({
  text,
  details,
  at: createdAt.toISOString(),
})

/** The version that counts, the one being asked, and those before. The runs behind them open for whoever asked them. */
async function toPanel(
  { version, panelVotes, question }: QuestionRow,
  all: readonly PanelAnswer[],
  owner: Visitor | null,
  isOffered: boolean,
) {
  const [newest] = all
  const current = all.find((one) => one.version === version) ?? newest ?? null
  const asking = newest?.state === 'asking' ? newest : null
  const isOwnRun = async (one: PanelAnswer | null) =>
    owner !== null && one !== null && (await findRunQuestion(owner, one.runId)) !== null
  return {
    current: current && toVersion(current),
    hasRun: await isOwnRun(current),
    asking: asking && { runId: (await isOwnRun(asking)) ? asking.runId : null, version: asking.version },
    isStale: current !== null && current.asked !== question,
    canAskAgain: isOffered,
    votes: panelVotes,
    older: all.filter((one) => one !== current && one !== asking).map(toVersion),
  }
}

const toVersion = ({ questionId: _, createdAt, answeredAt, ...rest }: PanelAnswer) => ({
  ...rest,
  at: (answeredAt ?? createdAt).toISOString(),
})
