import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findText } from '#app/kits/members/authoring/authored.store.server.ts'
import { beginText, mayWrite } from '#app/kits/members/authoring/authoring.server.ts'
import { fromLocal, toLocal } from '#app/kits/members/authoring/local-time.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { requireMember, requireSignedIn } from '#app/kits/members/identity/session/session.server.ts'
import { readNoticesAbout, sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { findMemberByHandle } from '#app/kits/members/ties/ties.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { countComments } from '../comments/comments.store.server.ts'
import { countLetters, sumViews } from '../letters/readers.store.server.ts'
import { postDesk } from '../desk/post-desk.server.ts'
import { toPlanDays } from './plan-days.ts'
import { stewardInputs, type StewardInputs } from './steward.inputs.ts'
import * as rows from './steward.store.server.ts'

const NOT_THERE = 'There is no channel of yours under this address.'
const at = (query: Readonly<Record<string, string | null>> = {}) => to('channel-steward', null, query)

/** The steward's screen: all channels, one with its plan, or one post of it. */
export async function readSteward(request: Request) {
  const member = await requireMember(request)
  const params = new URL(request.url).searchParams
  const id = params.get('channel')
  if (!id) {
    const [own, offered] = await Promise.all([rows.listChannels(member.id), rows.listOffered(member.id)])
    const givers = await Promise.all(offered.map(({ userId }) => findUserById(userId)))
    return {
      part: 'channels' as const,
      channels: own.map(({ id: channel, name, kind, about }) => ({ id: channel, name, kind, about })),
      offered: offered.map(({ id: channel, name }, n) => ({
        id: channel,
        name,
        by: givers[n]?.name ?? 'A former member',
      })),
      canWrite: await mayWrite(member, 'post'),
    }
  }
  const channel = await requireChannel(member, id)
  await readNoticesAbout(member.id, `channel/${id}`)
  const planned = await Promise.all((await rows.listPlanned(id)).map((row) => toPlanned(row, channel)))
  const { name, kind, about, zone, days, checklist, offeredTo } = channel
  const heir = offeredTo ? await findUserById(offeredTo) : null
  const shown = { id, name, kind, about, zone, days, checklist, offeredTo: heir ? heir.name : null }
  const one = params.get('planned')
  if (one) {
    const post = planned.find((row) => row.id === one)
    if (!post) throw notFound('There is no such post in this channel.')
    await readNoticesAbout(member.id, `steward/${one}`)
    return { part: 'post' as const, channel: shown, post, canWrite: await mayWrite(member, 'post') }
  }
  return {
    part: 'channel' as const,
    channel: shown,
    plan: toPlanDays(planned, { zone, days, now: clock.now() }),
    queue: planned.filter(({ dueAt, state }) => dueAt === null && state !== 'out'),
    late: planned.filter(({ dueAt, state }) => dueAt !== null && dueAt < clock.now() && state !== 'out'),
    out: await Promise.all(planned.filter(({ state }) => state === 'out').map(withFigures)),
    isToday: toLocal(clock.now(), zone).slice(0, 10),
  }
}
export type StewardView = Awaited<ReturnType<typeof readSteward>>

async function requireChannel(member: CurrentUser, id: string): Promise<rows.ChannelRow> {
  const row = await rows.findChannel(id)
  if (!row || row.userId !== member.id) throw notFound(NOT_THERE)
  return row
}

/** A post of the plan; one that is written in the blog is out when the blog shows it. */
async function toPlanned(row: rows.PlannedRow, { zone, checklist }: rows.ChannelRow) {
  const text = row.textId ? await findText('post', row.textId) : null
  const isShown = text !== null && text.shown !== null
  const { id, title, notes, dueAt, link, done, textId } = row
  return {
    ...{ id, title, notes, dueAt, link, textId },
    state: isShown ? ('out' as const) : row.state,
    slug: isShown ? text.slug : null,
    when: dueAt ? toLocal(dueAt, zone) : '',
    done: done.filter((line) => checklist.includes(line)),
  }
}
export type Planned = Awaited<ReturnType<typeof toPlanned>>

/** What is known of a post that is out: counted here for the blog, and nothing for what is elsewhere. */
async function withFigures(post: Planned) {
  if (!post.slug) return { ...post, figures: null }
  const [views, comments, letters] = await Promise.all([
    sumViews(post.slug),
    countComments(post.slug),
    countLetters(post.slug),
  ])
  return { ...post, figures: { views, comments, letters } }
}

export type StewardAnswer = { problem: FormProblem; act: string }
const refuse = (act: string, typed: Typed, errors: Record<string, string>, status = 400) =>
  data<StewardAnswer>({ act, problem: { ...typed, errors } }, status)

type Work = { request: Request; member: CurrentUser; typed: Typed; channelId: string; plannedId: string }

/** A form of the screen. */
export async function actOnSteward(request: Request) {
  const member = await requireMember(request)
  const form = await readForm(request, stewardInputs)
  if (form.problem) return data<StewardAnswer>({ act: form.problem.values['do'] ?? '', problem: form.problem }, 400)
  const params = new URL(request.url).searchParams
  const ids = { channelId: params.get('channel') ?? '', plannedId: params.get('planned') ?? '' }
  const work = { request, member, typed: form.typed, ...ids }
  const { input } = form
  if (input.do === 'make-channel') return makeChannel(work, input)
  if (input.do === 'accept' || input.do === 'decline') return answerOffer(work, input.do)
  const channel = await requireChannel(member, work.channelId)
  return actOnChannel(work, channel, input)
}

async function makeChannel({ member, typed }: Work, { do: _do, ...words }: StewardInputs & { do: 'make-channel' }) {
  if ((await rows.listChannels(member.id)).length >= rows.MOST_CHANNELS)
    return refuse('make-channel', typed, { name: `Up to ${rows.MOST_CHANNELS} channels can be kept.` }, 409)
  const now = clock.now()
  const id = createId(now.getTime())
  await rows.createChannel({ id, userId: member.id, ...words, createdAt: now })
  return redirect(at({ channel: id }), 303)
}

/** Whoever was offered a channel takes it, with its whole plan, or leaves it. */
async function answerOffer({ member, channelId }: Work, what: 'accept' | 'decline') {
  const row = await rows.findChannel(channelId)
  if (!row || row.offeredTo !== member.id) throw notFound(NOT_THERE)
  if (what === 'accept') await rows.handOver(row.id, member.id)
  else await rows.saveChannel(row.id, { offeredTo: null })
  return redirect(what === 'accept' ? at({ channel: row.id }) : at(), 303)
}

type OfChannel = Exclude<StewardInputs, { do: 'make-channel' | 'accept' | 'decline' }>

async function actOnChannel(work: Work, channel: rows.ChannelRow, input: OfChannel) {
  const { channelId, member, typed } = work
  switch (input.do) {
    case 'save-channel': {
      const { do: _do, ...words } = input
      await rows.saveChannel(channelId, words)
      return redirect(at({ channel: channelId }), 303)
    }
    case 'remove-channel':
      await rows.removeChannel(channelId)
      return redirectWithFlash(at(), {
        title: 'Removed',
        description: 'The channel and its plan are gone. Posts that are out stay.',
      })
    case 'offer':
      return offer(work, channel, input.handle)
    case 'take-back':
      await rows.saveChannel(channelId, { offeredTo: null })
      return redirect(at({ channel: channelId }), 303)
    case 'add': {
      if ((await rows.listPlanned(channelId)).length >= rows.MOST_POSTS)
        return refuse(
          'add',
          typed,
          { title: `A channel keeps up to ${rows.MOST_POSTS} posts. Remove old ones first.` },
          409,
        )
      const now = clock.now()
      const { title, notes } = input
      await rows.createPlanned({
        id: createId(now.getTime()),
        channelId,
        userId: member.id,
        title,
        notes,
        done: [],
        createdAt: now,
      })
      return redirect(`${at({ channel: channelId })}#queue`, 303)
    }
    default:
      return actOnPlanned(work, channel, input)
  }
}

async function offer({ request, member, typed }: Work, channel: rows.ChannelRow, handle: string) {
  const { row } = await requireSignedIn(request)
  const heir = await findMemberByHandle(handle.replace(/^@/, ''), row)
  if (!heir || heir.id === member.id)
    return refuse('offer', typed, { handle: 'There is no other member of this name.' }, 404)
  await rows.saveChannel(channel.id, { offeredTo: heir.id })
  await sendNotice({
    ...{ kind: 'steward.offered', to: heir.id, from: member.id, about: `channel/${channel.id}` },
    ...{ subject: channel.name, address: at() },
  })
  return redirect(at({ channel: channel.id }), 303)
}

async function actOnPlanned(
  { member, typed, channelId, plannedId }: Work,
  channel: rows.ChannelRow,
  input: Extract<OfChannel, { do: 'save' | 'remove' | 'begin-post' }>,
) {
  const row = await rows.findPlanned(channelId, plannedId)
  if (!row) throw notFound('There is no such post in this channel.')
  if (input.do === 'remove') {
    await rows.removePlanned(row.id)
    return redirect(at({ channel: channelId }), 303)
  }
  if (input.do === 'begin-post') return beginPost(member, row)
  const time = input.when === '' ? null : fromLocal(input.when, channel.zone)
  if (input.when !== '' && !time) return refuse('save', typed, { when: 'This is no day and hour.' })
  const dueAt = time?.at ?? null
  const isMoved = dueAt?.getTime() !== row.dueAt?.getTime()
  const state = input.isOut ? ('out' as const) : dueAt ? ('planned' as const) : ('idea' as const)
  const { title, notes, link, done } = input
  await rows.savePlanned(row.id, {
    ...{ title, notes, link, dueAt, state },
    done: done.filter((line) => channel.checklist.includes(line)),
    ...(isMoved && { remindedAt: null }),
  })
  const description = time?.isSkipped
    ? 'The clocks go forward over that hour, so it stands right after it.'
    : time?.isTwice
      ? 'The clocks show that hour twice; the first is meant.'
      : 'The plan is up to date.'
  return redirectWithFlash(at({ channel: channelId, planned: row.id }), { title: 'Saved', description })
}

/** Begins the post at the desk of the blog, with the notes of the plan in it. */
async function beginPost(member: CurrentUser, row: rows.PlannedRow) {
  if (!(await mayWrite(member, 'post'))) throw notFound(NOT_THERE)
  if (row.textId) return redirect(postDesk.toAddress({ post: row.textId }), 303)
  const words = { title: row.title, text: row.notes || postDesk.emptyText, details: postDesk.emptyDetails }
  const begun = await beginText(member, 'post', `post-${row.id.slice(-10).toLowerCase()}`, words)
  if (!('id' in begun)) throw notFound('Please try that once more.')
  await rows.savePlanned(row.id, { textId: begun.id })
  return redirect(postDesk.toAddress({ post: begun.id }), 303)
}
