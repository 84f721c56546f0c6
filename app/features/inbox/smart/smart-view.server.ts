import { summariseDay } from '#app/engines/mail-triage/day-summary.ts'
import type { Priority, Pile } from '#app/engines/mail-triage/mail.ts'
import { piles } from '#app/engines/mail-triage/mail.ts'
import { clock } from '#app/platform/clock.ts'
import { bundles, sortMail, toBundleName, whyNow } from '../filing/bundles.ts'
import { toDoneWords } from '../filing/acts.server.ts'
import { listActs } from '../filing/acts.store.server.ts'
import { listBodies, type MessageRow, type ThreadRow } from '../filing/messages.store.server.ts'
import { listThreadsByIds } from '../filing/threads.store.server.ts'
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
      letters.map(({ from, found }) => ({
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
      .sort((a, b) => rankOf(a.found.priority) - rankOf(b.found.priority))
      .slice(0, SHOWN)
      .map(({ thread, who, found }) => ({ id: thread.id, subject: thread.subject, who, why: found.whyInFull })),
    asks: letters
      .flatMap(({ thread, who, message, found }) =>
        found.asks.map(({ text }) => ({ thread: thread.id, message: message.id, who, text })),
      )
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

const rankOf = (priority: Priority) => ['now', 'soon', 'calm'].indexOf(priority)

/** The newest letter of each conversation, read anew, so that every reason can be shown. */
async function readLetters(threads: readonly ThreadRow[]) {
  const now = clock.now()
  const received = await listReceived(threads.map(({ id }) => id))
  const newest = new Map<string, MessageRow>(received.map((message) => [message.threadId, message]))
  const bodies = new Map(
    (await listBodies([...newest.values()].map(({ id }) => id))).map((body) => [body.messageId, body]),
  )
  return threads.flatMap((thread) => {
    const message = newest.get(thread.id)
    const body = message && bodies.get(message.id)
    if (!message || !body) return []
    const { fromName, fromAddress, subject, details, at } = message
    const from = fromName ? `${fromName} <${fromAddress}>` : fromAddress
    const isList = details.unsubscribe !== null
    const found = sortMail({ from, subject, text: body.text, hasInvitation: details.hasInvitation, isList }, at)
    const words = { why: whyNow(found.why, at, now), whyInFull: whyNow(found.whyInFull, at, now) }
    return [{ thread, message, from, who: fromName || fromAddress || 'Nobody', found: { ...found, ...words } }]
  })
}

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
