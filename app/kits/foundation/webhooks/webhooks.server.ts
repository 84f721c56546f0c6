import { z } from 'zod'
import { store } from '#app/database/store.server.ts'
import { JobFailure } from '#app/kits/foundation/jobs/job-failure.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { clock } from '#app/platform/clock.ts'
import { env } from '#app/platform/env.server.ts'
import { FetchRefusal, fetchPublic, type PublicRequest } from '#app/platform/public-fetch.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { unseal } from '#app/platform/secrets/seal.server.ts'
import { signWebhook } from './sign-webhook.server.ts'
import type { WebhookEvent } from './webhook-events.ts'
import * as rows from './webhooks.store.server.ts'

export const SECRET_PURPOSE = 'webhook secret'
const ANSWER_CHARS = 300
const ANSWER_MAX_BYTES = 65_536
const LIMIT_MS = 10_000
/** With the first pause doubling: tried for about a day. */
const TRIES = 12
const FIRST_RETRY_MS = 20_000

type Data = Readonly<Record<string, unknown>>
type Send = (url: string, asked: PublicRequest) => Promise<{ status: number; bytes: Uint8Array }>
/** How calls leave; tests of the wire put a local receiver here. */
export const webhookWire: { send: Send } = { send: (url, asked) => fetchPublic(url, asked) }

/**
 * Tells the programs that asked for an event what happened, in the ambient transaction: they hear of it if and only if it
 * stands. The body is `{ type, timestamp, data }`. What has to be read for the data is read only where somebody asked;
 * null: there is nothing to tell.
 */
export async function tellWebhooks(event: WebhookEvent, data: Data | (() => Promise<Data | null>)): Promise<void> {
  const wanted = (await rows.listWebhooks()).filter(({ isOn, events }) => isOn && events.includes(event))
  if (wanted.length === 0) return
  const told = typeof data === 'function' ? await data() : data
  if (told) for (const { id } of wanted) await callWebhook(id, event, told)
}

/** Puts one call in line, whether the webhook asked for the event or not. */
export function callWebhook(webhookId: string, event: WebhookEvent, data: Data): Promise<string> {
  return store().tx(async () => {
    const now = clock.now()
    const id = `msg_${createId(now.getTime())}`
    const body = JSON.stringify({ type: event, timestamp: now.toISOString(), data: { ...data, house: env().ORIGIN } })
    await rows.createCall({ id, webhookId, event, body, state: 'waiting', createdAt: now })
    await putInLine(id)
    return id
  })
}

/** Sends a failed call again, with all its tries. False when it is not failed. */
export const resendCall = (id: string): Promise<boolean> =>
  store().tx(async () => {
    if (!(await rows.restartCall(id))) return false
    await putInLine(id)
    return true
  })

const putInLine = (call: string) =>
  startJob(webhookJob, { call }, { title: 'Telling another program', dedupeKey: call })

export const webhookJob = defineJob({
  kind: 'webhook',
  payload: z.object({ call: z.string() }),
  concurrency: 4,
  maxAttempts: TRIES,
  limitMs: 3 * LIMIT_MS,
  firstRetryMs: FIRST_RETRY_MS,
  async run({ call: id }, { job, signal }) {
    const call = await rows.findCall(id)
    const webhook = call && (await rows.findWebhook(call.webhookId))
    if (!webhook || call.state === 'delivered') return { state: 'nothing to do' }
    const secret = unseal(webhook.secret, SECRET_PURPOSE)
    const tried = secret
      ? await trySend(webhook.url, secret, call, signal)
      : { status: null, answer: 'The signing secret cannot be read: SESSION_SECRET is another one. Make a new secret.' }
    const isDone = tried.status !== null && tried.status >= 200 && tried.status < 300
    const isLast = isDone || job.attempt >= TRIES || secret === null
    const state = isDone ? 'delivered' : isLast ? 'failed' : 'waiting'
    await rows.saveTry(id, { ...tried, state, triedAt: clock.now() })
    if (!isDone) throw new JobFailure(`It answered ${tried.status ?? 'nothing'}.`, { isFinal: isLast })
    return { status: tried.status }
  },
})

/** One try. Whatever comes back becomes a status and a few words; a redirect is an answer like others. */
async function trySend(url: string, secret: string, { id, body }: rows.CallRow, signal: AbortSignal) {
  const port = new URL(url).port
  try {
    const { status, bytes } = await webhookWire.send(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...signWebhook(secret, { id, at: clock.now(), body }) },
      ...{ signal, limitMs: LIMIT_MS, maxBytes: ANSWER_MAX_BYTES, maxHops: 0 },
      ports: port ? [Number(port)] : [443, 80],
    })
    return { status, answer: toWords(bytes) }
  } catch (error) {
    if (!(error instanceof FetchRefusal)) throw error
    return { status: null, answer: error.message }
  }
}

const toWords = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/\s+/g, ' ').trim().slice(0, ANSWER_CHARS).toWellFormed()
