import type { ActionFunctionArgs } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { createWebhookSecret } from '#app/kits/foundation/webhooks/sign-webhook.server.ts'
import { toEventLabel } from '#app/kits/foundation/webhooks/webhook-events.ts'
import { callWebhook, resendCall, SECRET_PURPOSE } from '#app/kits/foundation/webhooks/webhooks.server.ts'
import * as rows from '#app/kits/foundation/webhooks/webhooks.store.server.ts'
import { toAgoWords, toMomentWords } from '#app/kits/members/identity/account/moment-words.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { seal, unseal } from '#app/platform/secrets/seal.server.ts'
import { handleAdminForm, type Outcome } from '../admin-form.server.ts'
import { webhookActInputs } from './webhooks.inputs.ts'

const MOST_WEBHOOKS = 50
const MOST_CALLS = 100
const GONE: Outcome = { refusal: 'This webhook is gone already.', status: 404 }
const toTarget = (id: string) => `webhook/${id}`
const toPage = (id: string) => to('admin-webhooks', null, { webhook: id })

/** The webhooks, or the one that the address names with its last calls. */
export async function readWebhooks(params: URLSearchParams) {
  const id = params.get('webhook')
  if (id === 'new') return { one: null, isNew: true as const, list: null }
  return id
    ? { one: await readOne(id), isNew: false as const, list: null }
    : { one: null, isNew: false as const, list: await readList() }
}
export type WebhooksView = Awaited<ReturnType<typeof readWebhooks>>
export type WebhookView = NonNullable<WebhooksView['one']>

async function readList() {
  const [webhooks, counts] = await Promise.all([rows.listWebhooks(), rows.countCalls()])
  return webhooks.map(({ id, url, about, events, isOn }) => {
    const inState = (wanted: string) =>
      counts.find(({ webhookId, state }) => webhookId === id && state === wanted)?.n ?? 0
    return {
      ...{ id, url, about, isOn, events: events.map(toEventLabel) },
      ...{ delivered: inState('delivered'), waiting: inState('waiting'), failed: inState('failed') },
    }
  })
}
export type WebhookLine = Awaited<ReturnType<typeof readList>>[number]

async function readOne(id: string) {
  const row = await rows.findWebhook(id)
  if (!row) throw notFound('There is no such webhook. It may have been removed.')
  const { url, about, events, isOn, secret } = row
  const now = clock.now()
  const calls = await rows.listCalls(id, MOST_CALLS)
  return {
    ...{ id, url, about, events, isOn, secret: unseal(secret, SECRET_PURPOSE) },
    calls: calls.map(({ event, createdAt, triedAt, ...call }) => ({
      ...call,
      label: toEventLabel(event),
      made: { words: toMomentWords(createdAt), ago: toAgoWords(createdAt, now) },
      tried: triedAt && toAgoWords(triedAt, now),
    })),
  }
}

/** What the administrator does with webhooks. */
export const actOnWebhooks = (visit: ActionFunctionArgs) =>
  handleAdminForm(visit, webhookActInputs, {
    save: ({ webhook, url, about, events, isOn }, { record }) =>
      store().tx(async () => {
        const isNew = webhook === 'new'
        if (isNew && (await rows.listWebhooks()).length >= MOST_WEBHOOKS)
          return { refusal: `${MOST_WEBHOOKS} webhooks are the most. Remove one that is not needed any more.` }
        if (!isNew && !(await rows.findWebhook(webhook))) return GONE
        const id = isNew ? createId() : webhook
        const said = { url, about, events, isOn }
        if (isNew) {
          const secret = seal(createWebhookSecret(), SECRET_PURPOSE)
          await rows.createWebhook({ id, ...said, secret, createdAt: clock.now() })
        } else await rows.saveWebhook(id, said)
        await record({ act: isNew ? 'webhook.created' : 'webhook.saved', target: toTarget(id), detail: said })
        return { title: isNew ? 'The webhook is made' : 'The webhook is saved', to: toPage(id) }
      }),

    test: ({ webhook }, { record }) =>
      store().tx(async () => {
        if (!(await rows.findWebhook(webhook))) return GONE
        await callWebhook(webhook, 'webhook.tested', {})
        await record({ act: 'webhook.tested', target: toTarget(webhook) })
        return { title: 'A test is on its way', description: 'What came of it is below in a moment.' }
      }),

    'new-secret': ({ webhook }, { record }) =>
      store().tx(async () => {
        if (!(await rows.findWebhook(webhook))) return GONE
        await rows.saveWebhook(webhook, { secret: seal(createWebhookSecret(), SECRET_PURPOSE) })
        await record({ act: 'webhook.secret-changed', target: toTarget(webhook) })
        return { title: 'A new secret signs from now on', description: 'Give it to the program that receives.' }
      }),

    remove: ({ webhook }, { record }) =>
      store().tx(async () => {
        const found = await rows.findWebhook(webhook)
        if (!found) return GONE
        await rows.removeWebhook(webhook)
        await record({ act: 'webhook.removed', target: toTarget(webhook), detail: { url: found.url } })
        return { title: 'The webhook is removed', to: to('admin-webhooks') }
      }),

    resend: async ({ webhook, call: id }, { record }) => {
      const call = await rows.findCall(id)
      if (call?.webhookId !== webhook) return { refusal: 'This call is gone already.', status: 404 }
      if (!(await resendCall(id))) return { refusal: 'This call was delivered already.' }
      await record({ act: 'webhook.resent', target: toTarget(webhook), detail: { call: id } })
      return { title: 'It is sent again' }
    },
  })
