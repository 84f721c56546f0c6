import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import type { PostPicture } from '#app/database/tables/together/posts.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { listBlockedWords } from '#app/kits/asking/moderation/reports.store.server.ts'
import { judge, type Judgement } from '#app/kits/asking/moderation/spam.ts'
import { removeFiles } from '#app/kits/foundation/files/files.server.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import type { SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { sendNotice } from '#app/kits/members/notices/notices.server.ts'
import { clock } from '#app/platform/clock.ts'
import { createId, hashOf } from '#app/platform/secrets/ids.server.ts'
import { conflict, notFound } from '#app/platform/request/problem.ts'
import type { InputOf } from '../pulse.inputs.ts'
import { MOST_EDITS, MOST_MENTIONS } from '../pulse.limits.ts'
import { cleanPost, countLinks, firstLinkOf, mentionsOf, topicsOf, toSameWords } from './clean-post.ts'
import { previewSoon } from './preview.server.ts'
import * as rows from './posts.store.server.ts'
import { getPost } from './read-pulse.server.ts'
import { back, refuse, spend, type Answered, type Visit } from './visit.server.ts'

const DAY_MS = 86_400_000
const LEAST_SAME_CHARS = 20
const GONE = 'This post is gone. Please load the page again.'

export const toPostPage = (id: string, hash = '') => `${to('pulse', null, { post: id })}${hash}`

/** A new post, or a draft of one. */
export async function post(visit: Visit, input: InputOf<'post'>, files: readonly SentFile[]): Answered {
  const { typed, user } = visit
  const isDraft = input.as === 'draft'
  const text = cleanPost(input.text)
  const draft = input.draft ? await findDraft(visit, input.draft) : null
  if (!text && files.length === 0 && !draft?.pictures.length && input.choices.length === 0)
    return refuse(typed, 'text', 'Write something, or choose a picture.', 400)
  if (files.length > 0 && input.alts.length < files.length)
    return refuse(
      typed,
      'alts',
      'Say what is to be seen on each picture, one line each: members who do not see them read it. Then choose the pictures again.',
      400,
    )
  const refusal = await refuseWords(visit, text)
  if (refusal) return refusal
  const judged: Judgement = isDraft ? { outcome: 'ok' } : await judgeText(visit, text, draft?.id ?? '')
  if (judged.outcome === 'refuse') return refuse(typed, 'text', judged.why, 400)
  const tooMany = isDraft ? null : await spend(visit, 'posts', 'text')
  if (tooMany) return tooMany
  const saved = await savePictures(visit, files, input.alts)
  if (saved.refusal) return saved.refusal
  const now = clock.now()
  const id = draft?.id ?? createId(now.getTime())
  const poll = input.choices.length > 0 ? { choices: input.choices, endsAt: now.getTime() + input.days * DAY_MS } : null
  const row = {
    ...{ id, userId: user.id, text, textHash: toTextHash(text), audience: input.audience, poll },
    pictures: saved.pictures.length > 0 ? saved.pictures : (draft?.pictures ?? []),
    publishedAt: isDraft ? null : now,
    hiddenAt: judged.outcome === 'hold' ? now : null,
    createdAt: draft?.createdAt ?? now,
  }
  await store().tx(async () => {
    await (draft ? rows.savePost(id, row) : rows.createPost(row))
    if (!isDraft) await announce(visit, { id, rootId: id, text }, judged, [])
  })
  if (isDraft)
    return redirectWithFlash(to('pulse', null, { show: 'drafts' }), {
      title: 'The draft is kept',
      description: 'You alone see it.',
    })
  await publish(visit, id, text)
  return judged.outcome === 'hold'
    ? redirectWithFlash(toPostPage(id), { title: 'Somebody looks at it first', description: judged.why })
    : redirect(toPostPage(id), 303)
}

async function findDraft({ user }: Visit, id: string) {
  const row = await rows.findPost(id)
  if (!row || row.userId !== user.id || row.deletedAt) throw notFound('This draft is gone.')
  if (row.publishedAt) throw conflict('This draft is published already.')
  return row
}

export async function reply(visit: Visit, { target, text: typedText }: InputOf<'reply'>): Answered {
  const { typed, user } = visit
  const { post: parent } = await getPost(target, user)
  const text = cleanPost(typedText)
  if (!text) return refuse(typed, 'text', 'Write your reply.', 400)
  const refusal = await refuseWords(visit, text)
  if (refusal) return refusal
  const judged = await judgeText(visit, text, '')
  if (judged.outcome === 'refuse') return refuse(typed, 'text', judged.why, 400)
  const tooMany = await spend(visit, 'replies', 'text')
  if (tooMany) return tooMany
  const now = clock.now()
  const id = createId(now.getTime())
  const rootId = parent.rootId ?? parent.id
  await store().tx(async () => {
    await rows.createPost({
      ...{ id, userId: user.id, parentId: parent.id, rootId, text, textHash: toTextHash(text) },
      ...{ audience: parent.audience, publishedAt: now, createdAt: now },
      hiddenAt: judged.outcome === 'hold' ? now : null,
    })
    await rows.addTo(rootId, 'replies', 1)
    if (judged.outcome === 'ok' && parent.userId)
      await sendNotice({
        kind: 'pulse.reply',
        ...{ to: parent.userId, from: user.id, about: `post/${rootId}`, subject: parent.text },
        address: toPostPage(rootId, `#p-${id}`),
      })
    await announce(visit, { id, rootId, text }, judged, parent.userId ? [parent.userId] : [])
  })
  await publish(visit, id, text)
  return redirect(toPostPage(rootId, `#p-${id}`), 303)
}

export async function edit(visit: Visit, { target, text: typedText }: InputOf<'edit'>): Answered {
  const { typed, user } = visit
  const before = await rows.findPost(target)
  if (!before || before.userId !== user.id || before.deletedAt || !before.publishedAt) throw notFound(GONE)
  const text = cleanPost(typedText)
  if (!text && before.pictures.length === 0) return refuse(typed, 'text', 'Write something, or delete the post.', 400)
  if (text === before.text) return back(visit, target)
  if ((await rows.countEdits(target)) >= MOST_EDITS)
    return refuse(typed, 'text', `A post can be changed ${MOST_EDITS} times.`, 409)
  const refusal = await refuseWords(visit, text)
  if (refusal) return refusal
  const judged = await judgeText(visit, text, target)
  if (judged.outcome === 'refuse') return refuse(typed, 'text', judged.why, 400)
  const now = clock.now()
  const rootId = before.rootId ?? target
  await store().tx(async () => {
    await rows.keepEdit({ id: createId(), postId: target, text: before.text, createdAt: now })
    const hiddenAt = judged.outcome === 'hold' ? now : before.hiddenAt
    await rows.savePost(target, { text, textHash: toTextHash(text), editedAt: now, hiddenAt, link: null })
    await announce(visit, { id: target, rootId, text }, judged, mentionsOf(before.text), before.publishedAt!)
  })
  await publish(visit, target, text)
  return redirect(toPostPage(rootId, `#p-${target}`), 303)
}

/** Names more members than may be told, or nothing. */
async function refuseWords({ typed }: Visit, text: string) {
  return mentionsOf(text).length > MOST_MENTIONS
    ? refuse(typed, 'text', `A post can name at most ${MOST_MENTIONS} members.`, 400)
    : null
}

async function judgeText({ user, isNew }: Visit, text: string, exceptId: string): Promise<Judgement> {
  const same =
    text.length < LEAST_SAME_CHARS
      ? { own: 0, others: 0 }
      : await rows.countSame(toTextHash(text), user.id, new Date(clock.now().getTime() - DAY_MS), exceptId)
  const spoken = { text, links: countLinks(text), isNew, saidBefore: same.own, saidByOthers: same.others }
  return judge(spoken, await listBlockedWords())
}

const toTextHash = (text: string): string => hashOf(toSameWords(text))

/** Topics, those who are named, and the queue of what is looked at first. In the transaction of the post. */
async function announce(
  { user }: Visit,
  { id, rootId, text }: { id: string; rootId: string; text: string },
  judged: Judgement,
  told: readonly string[],
  publishedAt = clock.now(),
) {
  await rows.putTopics(id, topicsOf(text), publishedAt)
  if (judged.outcome !== 'ok') {
    const thing = { kind: 'post', thingId: id, authorId: user.id, text, address: toPostPage(rootId, `#p-${id}`) }
    await fileReport(thing, { userId: null, reason: 'held', words: judged.outcome === 'hold' ? judged.why : '' })
    return
  }
  for (const member of await rows.listByHandles(mentionsOf(text)))
    if (!told.includes(member.id) && !told.includes(member.handle))
      await sendNotice({
        kind: 'pulse.mention',
        ...{ to: member.id, from: user.id, about: `post/${rootId}`, subject: text },
        address: toPostPage(rootId, `#p-${id}`),
      })
}

/** What follows once a text stands: the engine that looks texts over, the preview of its link, the pages of guests. */
async function publish({ user, network }: Visit, id: string, text: string): Promise<void> {
  const thing = { kind: 'post', thingId: id, authorId: user.id, text, address: toPostPage(id) }
  void lookOver({ text, author: { member: user, network }, screen: 'pulse', thing })
  const url = firstLinkOf(text)
  if (url) await previewSoon(id, user.id)
  await bumpContent()
}

async function savePictures({ user, typed }: Visit, files: readonly SentFile[], alts: readonly string[]) {
  const pictures: PostPicture[] = []
  for (const [n, file] of files.entries()) {
    const saved = await saveFile({ ...file, purpose: 'picture', owner: { id: user.id } })
    if (!saved.isSaved) {
      await removeFiles(pictures.map(({ fileId }) => fileId))
      return { pictures: [], refusal: refuse(typed, 'pictures', saved.message, saved.status, saved.waitS) }
    }
    const { id, width, height } = saved.file
    pictures.push({ fileId: id, alt: alts[n] ?? '', width: width ?? 1, height: height ?? 1 })
  }
  return { pictures, refusal: null }
}
