import { summariseDay } from '#app/engines/mail-triage/day-summary.ts'
import type { Pile, Priority } from '#app/engines/mail-triage/mail.ts'
import { piles } from '#app/engines/mail-triage/mail.ts'
import { clock } from '#app/platform/clock.ts'
import { groupBy } from '#app/platform/values/group-by.ts'
import { bundles, toBundleName } from '../filing/bundles.ts'
import { toDoneWords } from '../filing/acts.server.ts'
import { listActs } from '../filing/acts.store.server.ts'
import { listBodies, type MessageRow, type ThreadRow } from '../filing/messages.store.server.ts'
import { listThreadsByIds } from '../filing/threads.store.server.ts'
import { isBefore, mostPressing, sortLetter, waitingIn } from '../filing/waiting.ts'
import { compileRule, isMet, sayAct, sayCondition } from './rule.ts'
import { listInbox, listNewest, listReceived, listRules } from './rules.store.server.ts'

const LOOKED_AT = 60
const TRIED_ON = 2_000
const SAMPLES = 5
const LOG_MOST = 60
const SHOWN = 8
const WESTMOST_MS = 12 * 3_600_000
const PER_BUNDLE = 3

/** The day it is where it is latest begun; which of the days are over is for the reader's own clock to say. */
const earliestDay = (now: Date): string => new Date(now.getTime() - WESTMOST_MS).toISOString().slice(0, 10)

/** The smart inbox: what waits, what is asked, what is due, and the rules with what they did. */
export async function readSmart(userId: string, params: URLSearchParams) {
  const words = params.get('rule')
  const [threads, rules, log] = await Promise.all([listInbox(userId, LOOKED_AT), listRules(userId), readLog(userId)])
  const letters = await readLetters(threads)
  const now = clock.now()
  return {
    now,
    said: params.get('said'),
    summary: summariseDay(
      oncePerPerson(letters).map(({ from, found }) => ({
        from,
        triage: {
          pile: piles.find((pile) => pile === found.pile) ?? ('notices' as Pile),
          priority: found.priority,
          why: found.why,
        },
      })),
    ),
    looked: threads.length,
    first: letters
      .filter(({ found }) => found.priority !== 'calm')
      .sort(
        ({ found: a }, { found: b }) =>
          Number(isBefore(b.priority, a.priority)) - Number(isBefore(a.priority, b.priority)),
      )
      .slice(0, SHOWN)
      .map(({ thread, who, found }) => ({ id: thread.id, subject: thread.subject, who, why: found.whyInFull })),
    asks: letters
      .flatMap(({ thread, who, found }) => found.asks.map((ask) => ({ thread: thread.id, who, ...ask })))
      .slice(0, SHOWN),
    due: letters
      .flatMap(({ thread, who, found }) =>
        found.dates
          .filter(({ isDeadline, day }) => isDeadline && day >= earliestDay(now))
          .map(({ text, day, time }) => ({ thread: thread.id, subject: thread.subject, who, text, day, time })),
      )
      .sort((a, b) => `${a.day}${a.time ?? ''}`.localeCompare(`${b.day}${b.time ?? ''}`))
      .slice(0, 2 * SHOWN),
    bundles: bundles.map((id) => {
      const own = letters.filter(({ found }) => found.pile === id)
      return {
        id,
        name: toBundleName(id),
        count: own.length,
        newest: own.slice(0, PER_BUNDLE).map(({ thread, who, found }) => ({
          id: thread.id,
          who,
          subject: thread.subject || '(no subject)',
          reason: found.pileReasons[0] ?? '',
        })),
      }
    }),
    rules: rules.map(({ id, words: said, rule, isActive }) => ({
      id,
      words: said,
      isActive,
      conditions: rule.conditions.map(sayCondition),
      acts: rule.acts.map(sayAct),
    })),
    trial: words === null ? null : await tryRule(userId, words),
    log,
  }
}
export type SmartView = Awaited<ReturnType<typeof readSmart>>

/** The letters of each conversation that wait, read anew, so that every reason can be shown. One that was answered asks nothing. */
async function readLetters(threads: readonly ThreadRow[]) {
  const now = clock.now()
  const received = groupBy(await listReceived(threads.map(({ id }) => id)), ({ threadId }) => threadId)
  const shown = threads.map((thread) => {
    const letters = received.get(thread.id) ?? []
    return { thread, newest: letters.at(-1), waiting: waitingIn(letters, thread.lastSentAt) }
  })
  const ids = shown.flatMap(({ newest, waiting }) => [...waiting, ...(newest ? [newest] : [])].map(({ id }) => id))
  const bodies = new Map((await listBodies([...new Set(ids)])).map((body) => [body.messageId, body]))
  return shown.flatMap(({ thread, newest, waiting }) => {
    const sort = (message: MessageRow) => {
      const body = bodies.get(message.id)
      return body ? [{ message, ...sortLetter(message, body.text, now) }] : []
    }
    const [own] = newest ? sort(newest) : []
    if (!newest || !own) return []
    const all = waiting.flatMap(sort)
    const { priority, why, whyInFull } = mostPressing(all) ?? ANSWERED
    const { fromName, fromAddress } = newest
    const from = fromName ? `${fromName} <${fromAddress}>` : fromAddress
    // An invitation has its own answers.
    const asked = all
      .filter(({ message }) => !message.details.hasInvitation)
      .flatMap(({ message, asks: those }) => those.map(({ text }) => ({ text, message: message.id })))
    const asks = [...new Map(asked.map((ask) => [ask.text, ask])).values()]
    const found = { ...own, priority, why, whyInFull, asks, dates: all.flatMap(({ dates }) => dates) }
    return [{ thread, from, who: fromName || fromAddress || 'Nobody', found }]
  })
}

/** Whoever waits for several answers is one person, named by the most pressing. */
function oncePerPerson<L extends { from: string; found: { priority: Priority } }>(letters: readonly L[]): L[] {
  const first = new Map<string, L>()
  for (const letter of letters) {
    const other = first.get(letter.from)
    if (!other || isBefore(letter.found.priority, other.found.priority)) first.set(letter.from, letter)
  }
  return letters.filter((letter) => letter.found.priority === 'calm' || first.get(letter.from) === letter)
}

const ANSWERED = { priority: 'calm', why: 'Answered', whyInFull: 'You answered.' } as const

/** What a rule would have done: over the newest conversations, with a count and samples. Nothing is changed. */
async function tryRule(userId: string, words: string) {
  const { rule, problem } = compileRule(words)
  if (!rule) return { words, problem, conditions: [], acts: [], tried: 0, count: 0, samples: [] }
  const threads = await listNewest(userId, TRIED_ON)
  const met = threads.filter((thread) => isMet(rule, thread))
  return {
    words,
    problem: null,
    conditions: rule.conditions.map(sayCondition),
    acts: rule.acts.map(sayAct),
    tried: threads.length,
    count: met.length,
    samples: met.slice(0, SAMPLES).map(({ id, subject, people }) => ({
      id,
      subject: subject || '(no subject)',
      who: people.map(({ name, address }) => name || address).join(', '),
    })),
  }
}

/** What was done in the last thirty days, one line for each deed. */
async function readLog(userId: string) {
  const acts = await listActs(userId, LOG_MOST * 4)
  const subjects = new Map(
    (await listThreadsByIds(userId, [...new Set(acts.map(({ threadId }) => threadId))])).map((one) => [
      one.id,
      one.subject,
    ]),
  )
  const deeds = new Map<
    string,
    { id: string; at: Date; words: string; count: number; subject: string; isUndone: boolean; byRule: boolean }
  >()
  for (const { deedId, createdAt, act, threadId, undoneAt, ruleId } of acts) {
    const known = deeds.get(deedId)
    if (known) known.count += 1
    else if (deeds.size < LOG_MOST)
      deeds.set(deedId, {
        ...{ id: deedId, at: createdAt, words: toDoneWords(act), count: 1 },
        subject: subjects.get(threadId) ?? 'erased since',
        isUndone: undoneAt !== null,
        byRule: ruleId !== null,
      })
  }
  return [...deeds.values()]
}
