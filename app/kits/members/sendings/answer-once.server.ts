import { setTimeout as pause } from 'node:timers/promises'
import { clock } from '#app/platform/clock.ts'
import { FORM_KEY, readFormKey, type FormKey } from '#app/platform/request/form-key.server.ts'
import { readFields, type Fields } from '#app/platform/request/fields.server.ts'
import { log } from '#app/platform/log.server.ts'
import { conflict } from '#app/platform/request/problem.ts'
import { whileSending, type Sending } from '#app/platform/request/sending.server.ts'
import { sign } from '#app/platform/secrets/sign.server.ts'
import { claim, type Claim } from './claim.server.ts'
import { askToSignIn, whoSends } from './held-form.server.ts'
import { isKept, toAnswer, toOutcome, type Outcome } from './outcome.server.ts'

const WAIT_MS = 40_000
const LOOK_EVERY_MS = 150
/** A larger body is not read only to keep what was typed in it. */
const READ_AGAIN_BYTES = 2_097_152
/** The field in which a form names the member it was drawn for. */
const FOR = 'for'
const ANOTHER =
  'Somebody else signed in with this browser meanwhile, so nothing was sent. Please load the page again to see whose it is now.'
const UNDER_WAY =
  'This was sent already and is still being worked on. Look whether it is there before you send it again.'
const LOST =
  'The server stopped while it worked on this, so it may be there already. Please look; if it is not there, send it again.'

/** Thrown while a form is read whose sending was done before. */
class SentBeforeError extends Error {}

type Watch = Sending & { met: boolean; before: Outcome | null; mine: Claim | null }

/**
 * Answers a request that sends something. A form with a key is done once: whoever sends it again, also at the same moment
 * and to another server, gets the first one's answer. A member's form that comes without a session leads to signing in, and
 * what was typed in it comes back afterwards.
 */
export async function answerOnce(request: Request, work: () => Promise<unknown>): Promise<unknown> {
  if (request.method !== 'POST') return work()
  const watch = createWatch(request)
  return whileSending(watch, () => answerWatched(request, watch, work))
}

async function answerWatched(request: Request, watch: Watch, work: () => Promise<unknown>): Promise<unknown> {
  let answer: unknown
  try {
    answer = await work()
  } catch (thrown) {
    if (watch.before) return toAnswer(watch.before)
    if (!(thrown instanceof Response)) {
      await watch.mine?.free()
      throw thrown
    }
    const isToSignIn = (thrown.headers.get('location') ?? '').startsWith('/login')
    if (isToSignIn || isRefusal(thrown)) await meetLate(request, watch)
    if (isToSignIn) await watch.mine?.free()
    throw isToSignIn ? thrown : await settle(watch, thrown)
  }
  if (watch.before) return toAnswer(watch.before)
  if (answer instanceof Response && isRefusal(answer)) await meetLate(request, watch)
  return settle(watch, answer)
}

function createWatch(request: Request): Watch {
  const watch: Watch = {
    met: false,
    before: null,
    mine: null,
    async meet(fields, files) {
      const key = readFormKey(fields[FORM_KEY])
      delete fields[FORM_KEY]
      if (watch.met || !key) return
      watch.met = true
      const sender = await whoSends(request, key)
      if (sender === 'nobody') throw await askToSignIn(request, key, fields)
      // A form that names its person is refused by its own action, in words of its own.
      if (sender === 'another' && fields[FOR] === undefined) throw conflict(ANOTHER)
      if (key.isOnce) await takeKey(watch, key, toDigest(request, fields, files))
    },
  }
  return watch
}

/** The same fields sent to the same address; nobody who reads the table can guess them from it. */
const toDigest = (request: Request, fields: Fields, files: readonly string[]) =>
  sign(JSON.stringify([toAddress(request), Object.entries(fields).sort(), files]), 'sending digest')

const toAddress = ({ url }: Request) => new URL(url).pathname + new URL(url).search

async function takeKey(watch: Watch, { page, form }: FormKey, digest: string): Promise<void> {
  const until = clock.now().getTime() + WAIT_MS
  for (;;) {
    // Somebody who goes back, writes something else and sends it, sends another thing.
    const taken = await claim({ key: `${page} ${form} ${digest}`, digest })
    if ('mine' in taken) return void (watch.mine = taken.mine)
    if (taken.before.state === 'kept') {
      watch.before = taken.before.outcome as Outcome
      throw new SentBeforeError()
    }
    if (taken.before.state === 'lost') throw conflict(LOST)
    if (taken.before.state !== 'underway' || clock.now().getTime() > until) throw conflict(UNDER_WAY)
    await pause(LOOK_EVERY_MS)
  }
}

async function settle(watch: Watch, answer: unknown): Promise<unknown> {
  const { mine } = watch
  if (!mine) return answer
  if (!isKept(answer)) {
    await mine.free()
    return answer
  }
  const { given, outcome } = toOutcome(answer)
  const keeping = outcome.then(
    (kept) => mine.keep(kept),
    (error: unknown) => log.warn({ err: error }, 'the answer to a form could not be kept'),
  )
  // What streams is kept when it has ended.
  if (!(given instanceof Response) || given.body === null) await keeping
  return given
}

/** Somebody without a session finds nothing, where they are not sent to sign in. */
const isRefusal = ({ status }: Response) => [401, 403, 404].includes(status)

/** Who was refused before their form was read, may be one whose session ended. Throws the way to sign in where it is so. */
async function meetLate(request: Request, watch: Watch): Promise<void> {
  if (watch.met || request.bodyUsed) return
  if (Number(request.headers.get('content-length') ?? 0) > READ_AGAIN_BYTES) return
  await readFields(request).catch((thrown: unknown) => {
    if (thrown instanceof Response && thrown.status === 303) throw thrown
  })
}
