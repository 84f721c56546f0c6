import { data } from '@remix-run/node'
import { store } from '#app/database/store.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { createKeptLimit } from '#app/kits/foundation/limits/kept-limit.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { saveUser } from '#app/kits/members/identity/account/users.store.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { sendNotice, takeBackNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { badRequest, notFound } from '#app/platform/request/problem.ts'
import { tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { to } from '#app/catalogue/to.ts'
import { pulseInputs, type InputOf, type PulseInput } from '../pulse.inputs.ts'
import { MOST_PICTURES, PICTURE_MAX_BYTES, UNDO_HOURS } from '../pulse.limits.ts'
import { toTopic } from './clean-post.ts'
import * as rows from './posts.store.server.ts'
import { getOwnPost, getPost } from './read-pulse.server.ts'
import { back, backWith, enter, refuse, spend, type Answered, type Visit } from './visit.server.ts'
import { edit, post, reply, toPostPage } from './write-post.server.ts'

const HOUR_MS = 3_600_000
const DAY_S = 86_400
const spendReport = createKeptLimit('pulse-report', { points: 20, windowS: DAY_S })

/** A form of the pulse. */
export async function actOnPulse(request: Request, network: string): Answered {
  const rules = { pictures: { most: MOST_PICTURES, maxBytes: PICTURE_MAX_BYTES } }
  const form = await readUpload(request, pulseInputs, rules)
  try {
    if (form.problem) {
      if (form.problem.errors.act) throw badRequest('This form is not known here. Please load the page again.')
      return data({ problem: form.problem }, form.init)
    }
    const { input, typed } = form
    const reader = await findUser(request)
    await requireThing(input, { id: reader?.id ?? null, isAdmin: reader?.isAdmin ?? false })
    if (input.act === 'report') return await report(request, network, input, typed)
    const { visit, refusal } = await enter(request, network, typed, fieldOf(input))
    return visit ? await perform(visit, input, form.files.pictures ?? []) : refusal
  } finally {
    await form.discard()
  }
}

/** What a form acts on is there for whoever sends it, or nobody learns that it is there at all. */
async function requireThing(input: PulseInput, reader: { id: string | null; isAdmin: boolean }): Promise<void> {
  if (input.act === 'bring-back') await getOwnPost(input.c, reader.id, { isDraft: null })
  else if (input.act === 'remove') await getOwnPost(input.target, reader.id, { isDraft: null })
  else if (input.act === 'edit') await getOwnPost(input.target, reader.id, { isDraft: false })
  else if (input.act === 'post' && input.draft) await getOwnPost(input.draft, reader.id, { isDraft: true })
  else if ('target' in input) await getPost(input.target, reader)
}

/** Where the sentence of a refusal stands. */
const fieldOf = ({ act }: PulseInput) => (act === 'post' || act === 'reply' || act === 'edit' ? 'text' : 'form')

function perform(visit: Visit, input: Exclude<PulseInput, { act: 'report' }>, files: readonly SentFile[]): Answered {
  switch (input.act) {
    case 'post':
      return post(
        visit,
        input,
        files.filter(({ content }) => content.bytes > 0),
      )
    case 'reply':
      return reply(visit, input)
    case 'edit':
      return edit(visit, input)
    case 'react':
      return react(visit, input)
    case 'vote':
      return vote(visit, input)
    case 'pass':
      return pass(visit, input)
    case 'unpass':
      return unpass(visit, input)
    case 'remove':
      return remove(visit, input)
    case 'bring-back':
      return bringBack(visit, input)
    case 'digest':
      return digest(visit, input)
    default:
      return follow(visit, input)
  }
}

// Pages kept for guests get new numbers with the next post, or with the bridging calculation.
async function react(visit: Visit, { target, kind }: InputOf<'react'>): Answered {
  const { user } = visit
  const { post: seen } = await getPost(target, user)
  const tooMany = kind === '' ? null : await spend(visit, 'reactions', 'form')
  if (tooMany) return tooMany
  await store().tx(async () => {
    await rows.putReaction(target, user.id, kind || null, clock.now())
    if (!seen.userId) return
    const told = {
      kind: 'pulse.reaction',
      to: seen.userId,
      from: user.id,
      about: `post/${seen.rootId ?? target}`,
    } as const
    if (kind === '') await takeBackNotice(told)
    else await sendNotice({ ...told, subject: seen.text, address: toPostPage(seen.rootId ?? target, `#p-${target}`) })
  })
  return back(visit, target)
}

async function vote(visit: Visit, { target, choice }: InputOf<'vote'>): Answered {
  const { post: seen } = await getPost(target, visit.user)
  if (!seen.poll || choice >= seen.poll.choices.length) throw badRequest('This poll has no such choice.')
  if (seen.poll.endsAt <= clock.now().getTime()) return backWith(visit, 'This poll is over')
  const isKept = await store().tx(() => rows.putVote(target, visit.user.id, choice, clock.now()))
  return isKept ? back(visit, target) : backWith(visit, 'You have chosen already', 'A choice stands.')
}

async function pass(visit: Visit, { target, via, words }: InputOf<'pass'>): Answered {
  const { user } = visit
  const { post: seen } = await getPost(target, user)
  if (seen.parentId) throw badRequest('A reply cannot be passed on; its post can.')
  if (seen.userId === user.id) return backWith(visit, 'This post is yours', 'Others pass it on.')
  if (seen.audience === 'members' && seen.hiddenAt) throw notFound('This post is gone.')
  const tooMany = await spend(visit, 'passes', 'form')
  if (tooMany) return tooMany
  const from = via ? await rows.findPass(via) : null
  const fromPassId = from?.postId === target && from.userId !== user.id ? from.id : null
  const now = clock.now()
  const isNew = await store().tx(async () => {
    const kept = await rows.createPass({
      ...{ id: createId(now.getTime()), postId: target, userId: user.id, fromPassId, words, createdAt: now },
    })
    if (!kept) return false
    await rows.addTo(target, 'passes', 1)
    const told = {
      from: user.id,
      about: `post/${target}`,
      subject: seen.text,
      address: to('ripples', null, { post: target }),
    }
    if (seen.userId) await sendNotice({ kind: 'pulse.pass', to: seen.userId, ...told })
    if (fromPassId && from?.userId && from.userId !== seen.userId)
      await sendNotice({ kind: 'pulse.pass', to: from.userId, ...told })
    return true
  })
  await bumpContent()
  return isNew
    ? backWith(visit, 'Passed on', 'Those who follow you see it, and the ripple has a new ring.')
    : backWith(visit, 'You have passed this on already')
}

async function unpass(visit: Visit, { target }: InputOf<'unpass'>): Answered {
  const { user } = visit
  await store().tx(async () => {
    if (await rows.removePass(target, user.id)) await rows.addTo(target, 'passes', -1)
  })
  await bumpContent()
  return back(visit, target)
}

async function remove(visit: Visit, { target }: InputOf<'remove'>): Answered {
  const found = await rows.findPost(target)
  if (!found || found.userId !== visit.user.id || found.deletedAt) throw notFound('This post is gone already.')
  await store().tx(async () => {
    await rows.savePost(target, { deletedAt: clock.now() })
    if (found.rootId && found.publishedAt) await rows.addTo(found.rootId, 'replies', -1)
  })
  await bumpContent()
  const page = found.rootId ? toPostPage(found.rootId) : to('pulse')
  return redirectWithFlash(page, {
    title: 'Deleted',
    description: `For ${UNDO_HOURS} hours you can bring it back, at the top of the pulse.`,
  })
}

async function bringBack(visit: Visit, { c: target }: InputOf<'bring-back'>): Answered {
  const found = await rows.findPost(target)
  const since = clock.now().getTime() - UNDO_HOURS * HOUR_MS
  if (!found?.deletedAt || found.userId !== visit.user.id || found.deletedAt.getTime() < since)
    throw notFound('This post is gone for good.')
  await store().tx(async () => {
    await rows.savePost(target, { deletedAt: null })
    if (found.rootId && found.publishedAt) await rows.addTo(found.rootId, 'replies', 1)
  })
  await bumpContent()
  return backWith(visit, 'It is back')
}

async function follow(visit: Visit, { act, topic: typed }: InputOf<'follow-topic' | 'unfollow-topic'>): Answered {
  const topic = toTopic(typed)
  if (!topic) throw badRequest('This is no topic.')
  await (act === 'follow-topic'
    ? rows.followTopic(visit.user.id, topic, clock.now())
    : rows.unfollowTopic(visit.user.id, topic))
  return back(visit)
}

async function digest(visit: Visit, { wanted }: InputOf<'digest'>): Answered {
  const { id, notifications } = visit.row
  const isWanted = wanted === 'yes'
  await saveUser(id, {
    notifications: { ...notifications, kinds: { ...notifications.kinds, 'pulse.digest': isWanted } },
  })
  return isWanted
    ? backWith(visit, 'The digest comes once a week', 'Each one has a link that ends it.')
    : backWith(visit, 'No more digests')
}

/** Anybody may report, guests too. */
async function report(request: Request, network: string, input: InputOf<'report'>, typed: Typed): Answered {
  const user = await findUser(request)
  const { post: seen } = await getPost(input.target, { id: user?.id ?? null, isAdmin: user?.isAdmin ?? false })
  const waitS = await spendReport(user?.id ?? network)
  if (waitS > 0) return refuse(typed, 'reason', tooManyAtOnce('reports', waitS), 429, waitS)
  const address = toPostPage(seen.rootId ?? seen.id, `#p-${seen.id}`)
  await fileReport(
    { kind: 'post', thingId: seen.id, authorId: seen.userId, text: seen.text, address },
    { userId: user?.id ?? null, reason: input.reason, words: input.words },
  )
  return backWith({ request }, 'Thank you, it is reported', 'A person looks at it. Nobody learns who reported.')
}
