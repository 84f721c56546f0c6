import { to } from '#app/catalogue/to.ts'
import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { beginFreeRun } from '#app/kits/asking/runs/begin-run.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import type { Run } from '#app/kits/asking/runs/run.ts'
import { useBest } from '#app/kits/asking/runs/use-best.server.ts'
import { toStandaloneAfter } from '#app/kits/asking/consensus/model-help/standalone.ts'
import { log } from '#app/platform/log.server.ts'
import { answerAboutPage } from './about-page.server.ts'
import { answerFromSeats, askHelp } from './built-in.server.ts'
import { declineProduct, declineToAnswer } from './decline.ts'
import { toLanguageWords } from './languages.ts'
import { answerAboutMemory } from './memory.server.ts'
import { listMemories } from './memories.store.server.ts'
import { answerAboutOwn } from './own-things.server.ts'
import { toReply, wayToPeople, type Reply } from './reply.ts'
import { countReply } from './reply-counts.server.ts'
import { answerSmallTalk, answerTalkOf } from './small-talk.ts'
import { keepTurn, openTalk, type Turn } from './talks.server.ts'
import { offerTool, type OfferedTool } from './offer-tool.server.ts'
import { answerFromTopics } from './topics.server.ts'
import { keepUnanswered } from './unanswered.server.ts'
import { answerWithModel } from './with-model.server.ts'

export type Asking = {
  message: string
  /** The path of the page it was said on. */
  page: string
  member: CurrentUser | null
  /** Whose the talk is; null for a visitor whose talk is not kept. */
  owner: Visitor | null
  network: string
  conversationId: string | null
}

const SEAT_MAX_CHARS = 600
const LANGUAGE_MIN_CHARS = 12
const SURE = 0.8
/** Small talk in words of its own is likely meant from here. */
const TALKATIVE = 0.5
const MEMORIES_READ = 20

/**
 * The panda's reply to one message: small talk, what somebody asks to be remembered, their own figures, the page they are on, a
 * tool to open, the help page that answers, facts and sums; else honestly that it does not know, with the way to a person. A language model is asked
 * over the same help where one is there. Never throws for what somebody wrote.
 */
export async function replyTo(asking: Asking): Promise<Reply & { conversationId: string }> {
  const { id: conversationId, turns } = await openTalk(asking.owner, asking.conversationId)
  const message = asking.message.replace(/\s+/g, ' ').trim()
  const reply = await answer(message, asking, turns)
  void countReply(reply.kind)
  await keepTurn(asking.owner, conversationId, { question: message, answer: reply.message })
  return { ...reply, conversationId }
}

async function answer(message: string, asking: Asking, before: readonly Turn[]): Promise<Reply> {
  const { member, page, network } = asking
  const talk = answerSmallTalk(message, before.length)
  if (talk !== null) return toReply('talk', talk)
  const declined = declineToAnswer(message)
  if (declined) return declined
  const own = (await answerAboutMemory(message, member, page)) ?? (await answerAboutOwn(message, member))
  if (own) return own
  const run = await beginFreeRun({ member, network }, { screen: 'panda-chat' })
  const foreign = await inOtherLanguage(run, message)
  if (foreign) return foreign
  const asked = before.map((turn) => turn.question)
  const question = toStandaloneAfter(message, asked).slice(0, SEAT_MAX_CHARS)
  const aboutPage = await answerAboutPage(question, page)
  if (aboutPage) return aboutPage
  const [tool, help] = await Promise.all([offerTool(run, question), askHelp(question)])
  const product = help?.isSure ? null : declineProduct(message)
  if (product) return product
  if (tool?.isCertain && !help?.isSure) return tool.reply
  const chat = help?.talk && help.talk.share >= TALKATIVE ? answerTalkOf(help.talk.kind, before.length) : null
  if (chat !== null) return toReply('talk', chat)
  const written = await byModel(run, question, asking, before)
  if (written) return written
  if (help?.reply && help.isCertain) return withTool(help.reply, tool)
  if (help?.reply && help.isSure) return (await answerFromTopics(run, question)) ?? withTool(help.reply, tool)
  const known = await answerFromSeats(run, question)
  if (known.reply) return known.reply
  return (await answerFromTopics(run, question)) ?? help?.reply ?? tool?.reply ?? unknown(message, page, known.why)
}

/** The help's answer, and the tool that was meant besides; who wants a person is shown the way to one alone. */
const withTool = (help: Reply, tool: OfferedTool | null): Reply =>
  help.actions.length > 0 || !tool?.isCertain ? help : { ...help, actions: tool.reply.actions }

/** A model answers only where the operator or the member has one; when it fails, the built-in answer stands. */
async function byModel(run: Run, question: string, { page, member }: Asking, before: readonly Turn[]) {
  const [model] = await listEngines(run.viewer, 'write')
  if (!model) return null
  const visitor = member
    ? [
        `Signed in as ${member.name}, plan ${member.plan}.`,
        ...(await listMemories(member.id)).slice(0, MEMORIES_READ).map(({ text }) => `Remembered: ${text}.`),
      ]
    : ['A guest without an account.']
  const said = before.map(({ question: asked, answer: told }) => `${asked} — ${told}`)
  return answerWithModel(run, model, question, { page, visitor, before: said }).catch((error: unknown) => {
    log.info({ err: error }, 'the panda answered without its model')
    return null
  })
}

/** Somebody writing in another language is told so in it, with the article its names point to, unless a model is there that speaks it. */
async function inOtherLanguage(run: Run, message: string): Promise<Reply | null> {
  const text = message.replace(/<[^>]*>/g, ' ').trim()
  const isLatin = /^[\p{Script=Latin}\P{L}]*$/u.test(text)
  if (isLatin && (text.length < LANGUAGE_MIN_CHARS || !text.includes(' '))) return null
  if ((await listEngines(run.viewer, 'write')).length > 0) return null
  const told = await useBest(run, 'detect', { text }).catch(() => null)
  const [first] = told?.result.languages ?? []
  if (!first || first.code === 'en' || (!told!.result.isCertain && first.share < SURE)) return null
  const words = toLanguageWords(first.code)
  if (words === null) return null
  const help = await askHelp(text.slice(0, SEAT_MAX_CHARS))
  const [page] = help?.isSure && help.reply ? help.reply.sources : []
  const near = page?.url ? [{ label: page.title, about: 'A help page, in English', href: page.url }] : []
  return toReply('language', words, { actions: [...near, wayToPeople] })
}

/** "I do not know", with what the seats said about why, and the ways on. */
function unknown(message: string, page: string, why: string | null): Reply {
  void keepUnanswered(message, page)
  const because = why && !/reliable source|does not look like|No help article/i.test(why) ? `${why} ` : ''
  return toReply('unknown', `${because}I do not know this one, and I would rather say so than guess.`, {
    actions: [
      {
        label: 'Ask several at once',
        about: 'Compare answers claim by claim',
        href: to('consensus', null, { question: message }),
      },
      wayToPeople,
    ],
  })
}
