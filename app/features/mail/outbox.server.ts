import { store } from '#app/database/store.server.ts'
import { recordAuditEvent } from '#app/kits/foundation/audit/audit.server.ts'
import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { deliverDue } from '#app/kits/foundation/mail/mail-queue.server.ts'
import { NEVER } from '#app/kits/foundation/mail/mail.store.server.ts'
import { sendMail, type MailSender } from '#app/kits/foundation/mail/send-mail.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toTable } from '#app/platform/table.ts'
import { chosenMail } from '#app/providers/mail/index.server.ts'
import { readChoice, readQuery, toPaging } from '#app/ui/data/table-address.ts'
import { letterStates, type LetterState } from './letter-state.ts'
import { maskLinks } from './mask-links.ts'
import { countLetters, findLatest, findLetter, listLetters, setDue, type LetterRow } from './outbox.store.server.ts'

const LETTERS_PER_PAGE = 25
/** The page waits so long to say what became of a letter; the queue goes on by itself. */
const SAY_WITHIN_MS = 6_000
const ADDRESS_MAX_CHARS = 100

/** The list of letters that an address asks for. */
export async function readOutbox(params: URLSearchParams) {
  const query = readQuery(params)
  const state = readChoice(params, 'state', letterStates)
  const found = await Promise.all([null, ...letterStates].map((one) => countLetters(query, one)))
  const counts = toTable(
    Object.fromEntries([null, ...letterStates].map((one, n) => [one ?? 'all', found[n] ?? 0])),
  ) as Record<LetterState | 'all', number>
  const paging = toPaging(params, counts[state ?? 'all'], LETTERS_PER_PAGE)
  const rows = await listLetters(query, state, { from: (paging.page - 1) * LETTERS_PER_PAGE, most: LETTERS_PER_PAGE })
  return {
    query,
    state,
    counts,
    ...paging,
    letters: rows.map(toLetterLine),
    way: await readWay(),
  }
}
export type OutboxView = Awaited<ReturnType<typeof readOutbox>>

/** One letter with its words, links without their secrets. */
export async function readLetter(id: string) {
  const letter = await findLetter(id)
  if (!letter) throw notFound('There is no such letter any more. Sent ones are kept for 30 days.')
  const { fromName, text, html, unsubscribe } = letter
  return {
    ...toLetterLine(letter),
    from: `${fromName} <${env().MAIL_FROM}>`,
    text: maskLinks(text),
    html: maskLinks(html),
    canBeEnded: unsubscribe !== null,
  }
}
export type LetterView = Awaited<ReturnType<typeof readLetter>>

const stateOf = ({ sentAt, dueAt, lastError }: LetterRow): LetterState =>
  sentAt ? 'sent' : dueAt.getTime() === NEVER.getTime() ? 'over' : lastError ? 'failing' : 'waiting'

function toLetterLine(row: LetterRow) {
  const state = stateOf(row)
  const { id, to, subject, tries, lastError } = row
  return {
    id,
    to: to.slice(0, ADDRESS_MAX_CHARS),
    subject,
    tries,
    lastError,
    state,
    writtenAt: toMomentWords(row.createdAt),
    written: toAgoWords(row.createdAt, clock.now()),
    sentAt: row.sentAt ? toMomentWords(row.sentAt) : null,
    nextTry: state === 'waiting' || state === 'failing' ? toNextWords(row.dueAt) : null,
  }
}
export type LetterLine = ReturnType<typeof toLetterLine>

function toNextWords(dueAt: Date): string {
  const minutes = Math.ceil((dueAt.getTime() - clock.now().getTime()) / MINUTE_MS)
  if (minutes <= 1) return 'within a minute'
  return minutes < MINUTES_PER_HOUR ? `in ${minutes} minutes` : `in about ${Math.round(minutes / MINUTES_PER_HOUR)} h`
}
const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60

/** Which way letters leave, and whether the last ones did. */
async function readWay() {
  const { id, place } = chosenMail()
  const { leftAt, problem } = await findLatest()
  return { id, place, left: leftAt ? toAgoWords(leftAt, clock.now()) : null, problem, from: env().MAIL_FROM }
}

/** The administrator, and the request's id for the audit log. */
type Actor = { id: string; email: string; name: string; requestId: string }
export type Outcome = { isDone: boolean; title: string; description?: string; letter?: string }

const UNCHANGED: Outcome = {
  isDone: false,
  title: 'Nothing was changed',
  description: 'This letter has left already, or is leaving now.',
}

/** Tries a letter at once, also one that was given up. */
export async function tryNow(request: Request, actor: Actor, id: string): Promise<Outcome> {
  const isDue = await act(request, actor, id, 'mail.resent', clock.now())
  if (!isDue) return UNCHANGED
  return toOutcome(await deliverAndFind(id))
}

/** Ends the tries for a letter. */
export async function giveUp(request: Request, actor: Actor, id: string): Promise<Outcome> {
  const isOver = await act(request, actor, id, 'mail.given-up', NEVER)
  if (!isOver) return UNCHANGED
  return {
    isDone: true,
    title: 'Given up',
    description: 'This letter is not tried any more. You can still try it by hand.',
  }
}

const act = (request: Request, actor: Actor, id: string, name: 'mail.resent' | 'mail.given-up', dueAt: Date) =>
  store().tx(async () => {
    const letter = await findLetter(id)
    if (!letter || !(await setDue(id, dueAt, clock.now()))) return false
    // The log outlives its people: it never keeps their addresses.
    const detail = { subject: letter.subject, tries: letter.tries }
    await recordAuditEvent(request, {
      actorId: actor.id,
      act: name,
      target: `mail/${id}`,
      detail,
      requestId: actor.requestId,
    })
    return true
  })

/** Writes a letter to the administrator, and says whether it left. */
export async function sendTest(request: Request, actor: Actor, sender: MailSender): Promise<Outcome> {
  const id = await store().tx(async () => {
    const written = await sendMail(sender, actor.email, {
      subject: 'A test letter',
      greeting: `Hello ${actor.name},`,
      paragraphs: ['You asked for this letter to see whether mail leaves this server. It does.'],
    })
    await recordAuditEvent(request, {
      actorId: actor.id,
      act: 'mail.tested',
      target: 'mail',
      detail: { way: chosenMail().id },
      requestId: actor.requestId,
    })
    return written
  })
  return toOutcome(await deliverAndFind(id))
}

async function deliverAndFind(id: string) {
  await Promise.race([deliverDue(), new Promise((resolve) => setTimeout(resolve, SAY_WITHIN_MS).unref())])
  return findLetter(id)
}

function toOutcome(letter: Awaited<ReturnType<typeof findLetter>>): Outcome {
  // A letter that was only passing leaves no row behind once it was sent.
  if (!letter || letter.sentAt)
    return {
      isDone: true,
      title: 'The letter left',
      description: `By ${chosenMail().place}.`,
      ...(letter && { letter: letter.id }),
    }
  const { id, lastError } = letter
  if (lastError)
    return { isDone: false, title: 'The letter did not leave', description: lastError.slice(0, 280), letter: id }
  return {
    isDone: true,
    title: 'The letter is on its way',
    description: 'It has not been taken yet. Look again in a moment.',
    letter: id,
  }
}
