import { data } from '@remix-run/node'
import { z } from 'zod'
import { brands } from '#app/brands/brands.ts'
import type { Brand } from '#app/brands/brand.ts'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { defineJob } from '#app/kits/foundation/jobs/job-kind.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { sendMail } from '#app/kits/foundation/mail/send-mail.server.ts'
import { senderOf } from '#app/kits/foundation/mail/sender-of.server.ts'
import { toEmailKey } from '#app/kits/members/identity/account/email-key.ts'
import { brandOriginOf, requestBrand } from '#app/kits/pages/brand/request-brand.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'
import { subscribeInputs } from '../blog.inputs.ts'
import { listPosts } from '../posts/posts.server.ts'
import * as rows from './readers.store.server.ts'

const PURPOSE = 'blog reader'
const DAY_S = 86_400
export const LETTERS = 'blog.reader'
/** Asks of one network, and letters that ask one address to confirm. */
const asksOfNetwork = createKeptLimit('blog-subscribe', { points: 20, windowS: DAY_S })
const asksOfAddress = createKeptLimit('blog-confirm', { points: 3, windowS: DAY_S })

export type SubscribeAnswer = { subscribed: string | null; problem: FormProblem | null }

/** Sends an address a letter that asks whether it wants the posts. The answer is the same whether it gets them already. */
export async function subscribe(request: Request, network: string) {
  const form = await readForm(request, subscribeInputs)
  if (form.problem) return data<SubscribeAnswer>({ subscribed: null, problem: form.problem }, 400)
  const { email } = form.input
  const waitS = await asksOfNetwork(network)
  if (waitS > 0) {
    const problem = { ...form.typed, errors: { email: tooManyAtOnce('addresses', waitS) } }
    return data<SubscribeAnswer>({ subscribed: null, problem }, overLimit(waitS))
  }
  await askToConfirm(request, email)
  return data<SubscribeAnswer>({ subscribed: email, problem: null })
}

async function askToConfirm(request: Request, email: string): Promise<void> {
  const brand = requestBrand(request).id
  const emailKey = toEmailKey(email)
  const now = clock.now()
  await rows.createReader({ id: createId(now.getTime()), email, emailKey, brand, createdAt: now })
  const reader = await rows.findReaderByEmail(emailKey, brand)
  if (!reader || (reader.confirmedAt && !reader.endedAt) || (await asksOfAddress(`${emailKey} ${brand}`)) > 0) return
  const sender = senderOf(request)
  const token = `${reader.id}.${sign(reader.id, PURPOSE)}`
  const letter = {
    subject: `Do you want the posts of ${sender.name}?`,
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, you we hope, asked for the posts of ${sender.name} at this address.`,
      'Press the button if you want them. If you do nothing, no further letter comes, and the address is removed after a month.',
    ],
    button: { label: 'Yes, send me the posts', address: sender.origin + to('blog', null, { part: 'letter', token }) },
    after: ['Each letter has a link that ends them with one press.'],
  }
  await sendMail(sender, email, letter, { isPassing: true })
}

const idOf = (token: string): string | null => {
  const [id = '', signature = ''] = token.split('.')
  return isSigned(id, signature, PURPOSE) ? id : null
}

/** What the link of a letter would begin; looking begins nothing, so that a mail scanner subscribes nobody. */
export async function readConfirmation(token: string): Promise<'open' | 'on' | 'unknown'> {
  const id = idOf(token)
  const reader = id ? await rows.findReaderRow(id) : null
  return reader ? (reader.confirmedAt && !reader.endedAt ? 'on' : 'open') : 'unknown'
}

export async function confirm(token: string): Promise<'on' | 'unknown'> {
  const id = idOf(token)
  const reader = id ? await rows.findReaderRow(id) : null
  if (!reader) return 'unknown'
  await rows.saveReader(reader.id, { confirmedAt: reader.confirmedAt ?? clock.now(), endedAt: null })
  return 'on'
}

/** Whether the letters of a reader come; null for nobody. */
export async function isSubscribed(id: string): Promise<boolean | null> {
  const reader = await rows.findReaderRow(id)
  return reader ? reader.confirmedAt !== null && reader.endedAt === null : null
}
export const turnSubscription = (id: string, isOn: boolean) =>
  rows.saveReader(id, isOn ? { endedAt: null } : { endedAt: clock.now() })

const BATCH = 50

/** Mails a post to the readers of a brand. Each gets it once, however often this runs. */
export const postLetters = defineJob({
  kind: 'blog-letters',
  payload: z.object({ slug: z.string(), brand: z.string() }),
  async run({ slug, brand: brandId }, { signal, progress }) {
    const brand = Object.values(brands).find(({ id }) => id === brandId)
    const post = brand && (await listPosts(brand.id)).find((one) => one.slug === slug)
    if (!brand || !post) return { sent: 0 }
    let sent = 0
    for (;;) {
      const waiting = await rows.listWaitingReaders(brand.id, slug, BATCH)
      if (waiting.length === 0 || signal.aborted) return { sent }
      for (const reader of waiting) if (await mailPost(brand, post, reader)) sent += 1
      progress(null, `${sent} letters`)
    }
  },
})

/** The note that a letter went and the letter itself stand together: a crash between them loses or doubles none. */
const mailPost = (brand: Brand, post: { slug: string; title: string; summary: string }, reader: rows.ReaderRow) =>
  store().tx(() => mailOnce(brand, post, reader))

async function mailOnce(brand: Brand, post: { slug: string; title: string; summary: string }, reader: rows.ReaderRow) {
  if (!(await rows.noteLetter(reader.id, post.slug, clock.now()))) return false
  const sender = { name: brand.name, theme: brand.theme, origin: brandOriginOf(brand) }
  const address = sender.origin + to('blog-post', { slug: post.slug })
  const letter = {
    subject: post.title,
    greeting: 'Hello,',
    paragraphs: [post.summary],
    button: { label: 'Read the post', address },
    after: ['You get this because you asked for the posts at this address and confirmed it.'],
  }
  await sendMail(sender, reader.email, letter, { unsubscribe: { userId: reader.id, kind: LETTERS } })
  return true
}

/** Begins the letters about a post that readers see for the first time, for each brand that shows it. */
export async function mailNewPost(slug: string, shownOn: string): Promise<void> {
  for (const { id } of Object.values(brands))
    if ((shownOn === 'all' || shownOn === id) && (await rows.countReaders(id)) > 0)
      await startJob(postLetters, { slug, brand: id }, { title: 'Letters about a post' })
}
