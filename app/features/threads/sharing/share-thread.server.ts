import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { renderMarkdown } from '#app/kits/foundation/untrusted/untrusted.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { listShownLinks } from '#app/kits/members/share-links/read-share.server.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { readForm, type FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { requireOwnerAlone, requirePlace, type Place } from '../talking/place.server.ts'
import { shareInputs, type ShareInputs } from '../threads.inputs.ts'
import { LINK_KIND, ROOM_KIND, shareTerms, type ShareTerms } from './share-terms.ts'
import { toSharedPage } from './shared-page.ts'
import { readInside } from './read-inside.server.ts'

const spendShare = createRateLimit('thread-share', { points: 20, windowS: 60 })
/** A longer talk has its names found by rules alone: the word list takes its time. */
const WORD_LIST_CHARS = 40_000

const MOST_LOOKED_OVER = 20_000

export const toShared = (id: string): string => to('threads-shared', null, { share: id })

/** The page of a thread under some terms, with what others would read of it. */
export async function makePage(thread: Place['thread'], terms: ShareTerms) {
  const { messages, people } = await readInside(thread.id, terms.upToId)
  const chars = messages.reduce((sum, { text }) => sum + text.length, 0)
  const hasWordList = chars <= WORD_LIST_CHARS
  const page = await toSharedPage(thread.title, messages, people, terms, (text, choices) =>
    languagePool().run('redact', { text, choices, hasWordList }),
  )
  const html = await Promise.all(page.messages.map(({ text }) => (text ? renderMarkdown(text) : '')))
  return { page, html, inside: messages }
}

const NOTHING_CHOSEN: ShareInputs = {
  ...{ do: 'preview', share: '', term: 'never', names: undefined, listed: undefined },
  ...{ out: [], hide: [], found: [], words: [] },
}

const toTerms = (input: ShareInputs, upToId: string): ShareTerms => ({
  upToId,
  hidesNames: input.names !== 'on',
  out: input.out,
  lifted: input.found.filter((key) => !input.hide.includes(key)),
  added: input.words,
  listed: null,
})

/** The desk where the owner of a thread sees what others would read before they can. */
export async function readShareDesk(request: Request, id: string, input: ShareInputs = NOTHING_CHOSEN) {
  const place = await requirePlace(request, id)
  requireOwnerAlone(place)
  const { thread, user } = place
  const terms = toTerms(input, thread.tipId ?? '')
  const { page, html, inside } = await makePage(thread, terms)
  const owner = { userId: user.id, guestId: null }
  const shown = { addressOf: toShared, aboutOf: toAbout }
  const [byLink, inRoom] = await Promise.all([
    listShownLinks(request, { kind: LINK_KIND, thingId: id }, owner, shown),
    listShownLinks(request, { kind: ROOM_KIND, thingId: id }, owner, shown),
  ])
  return {
    part: 'share' as const,
    id,
    title: thread.title,
    page,
    html,
    inside: inside
      .filter(({ kind }) => kind !== 'note')
      .map(({ id: messageId, text }) => ({
        id: messageId,
        text: text.slice(0, 80).toWellFormed(),
        isOut: terms.out.includes(messageId),
      })),
    chosen: {
      names: !terms.hidesNames,
      listed: input.listed === 'on',
      words: terms.added.join('\n'),
      term: input.term,
    },
    links: [...byLink, ...inRoom],
    publisher: await readPublisher(request),
  }
}
export type ShareDesk = Awaited<ReturnType<typeof readShareDesk>>

function toAbout({ kind, terms }: { kind: string; terms: unknown }): string {
  const read = shareTerms.safeParse(terms)
  const names = read.success && !read.data.hidesNames ? 'with names' : 'without names'
  return kind === ROOM_KIND ? `${names}, in the reading room` : names
}

/** What the forms of the desk do. */
export async function actOnShare(request: Request, network: string, id: string) {
  const place = await requirePlace(request, id)
  requireOwnerAlone(place)
  const form = await readForm(request, shareInputs)
  if (form.problem) return data<{ problem: FormProblem; desk: null }>({ problem: form.problem, desk: null }, 400)
  const { input, typed } = form
  const desk = () => readShareDesk(request, id, input)
  const refuse = async (message: string, init: number | ResponseInit) =>
    data<{ problem: FormProblem; desk: ShareDesk | null }>(
      { problem: { ...typed, errors: { form: message } }, desk: await desk() },
      init,
    )
  const back = redirect(to('threads', null, { t: id, view: 'share' }), 303)
  if (input.do === 'preview')
    return data<{ problem: null; desk: ShareDesk | null }>({ problem: null, desk: await desk() })
  const owner = { userId: place.user.id, guestId: null }
  if (input.do === 'revoke') {
    await revokeShareLink(input.share, owner)
    await bumpContent()
    return back
  }
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(refusal, 403)
  const waitS = await spendShare(place.user.id)
  if (waitS > 0) return refuse(tooManyAtOnce('links', waitS), overLimit(waitS))
  if (place.thread.tipId === null) return refuse('There is nothing to read yet.', 409)
  const terms = toTerms(input, place.thread.tipId)
  const kind = input.listed === 'on' ? ROOM_KIND : LINK_KIND
  const { page } = kind === ROOM_KIND ? await makePage(place.thread, terms) : { page: null }
  const listed = page && { title: page.title, count: page.messages.length }
  await createShareLink({ kind, thingId: id }, owner, input.term, { ...terms, listed })
  if (page) {
    const author = { member: { id: place.user.id, plan: place.user.plan }, network }
    const text = [page.title, ...page.messages.map((one) => one.text)].join('\n').slice(0, MOST_LOOKED_OVER)
    void lookOver({ text, author, screen: 'threads' })
    await bumpContent()
  }
  return back
}
