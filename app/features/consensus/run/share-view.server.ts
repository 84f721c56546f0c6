import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { awaitRun } from '#app/kits/asking/consensus/follow-run.server.ts'
import { blackOut, isToHide, toOneText } from '#app/kits/asking/consensus/sharing/redact-page.ts'
import { NO_RUN, requireRunReader } from '#app/kits/asking/consensus/run-reader.server.ts'
import { toSharedPage, type SharedPage } from '#app/kits/asking/consensus/sharing/shared-page.ts'
import { listShares, revokeShare } from '#app/kits/asking/consensus/sharing/shares.store.server.ts'
import { sharePage } from '#app/kits/asking/consensus/sharing/shares.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { shareTermInput } from '#app/kits/pages/share-link/share-term.inputs.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { languagePool } from '#app/providers/language/index.server.ts'
import { foldRun } from './fold/fold-run.ts'
import { openRun, requireRunId } from './open-run.server.ts'

const MOST_WORDS = 100
const WORD_MAX_CHARS = 200
const MORE_MAX_CHARS = 2_000

const list = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const shareInputs = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('share'),
    hide: z.preprocess(
      list,
      z
        .array(z.string().max(WORD_MAX_CHARS, 'One of these is too long to be taken out as a whole.'))
        .max(MOST_WORDS, `Up to ${MOST_WORDS} of these can be taken out. Untick some.`),
    ),
    more: z.string().max(MORE_MAX_CHARS, 'Please keep this shorter.').default(''),
    term: shareTermInput,
    /** Sent from the dialog, which stays. */
    stay: z.literal('1').optional(),
  }),
  z.object({ act: z.literal('revoke'), id: z.string().max(WORD_MAX_CHARS) }),
])

async function findOwn(owner: Visitor, id: string) {
  const run = await awaitRun(owner, id)
  if (!run?.ledger) throw notFound(NO_RUN)
  return { ...run, ledger: run.ledger }
}

/** What is about to be shared, the personal details found in it, and the addresses that share it already. */
export async function readSharing(request: Request) {
  const { id, owner, params } = await openRun(request)
  const run = await findOwn(owner, id)
  const page = toSharedPage(run)
  const more = params.get('more') ?? ''
  const hide = params.has('preview') ? params.getAll('hide') : null
  const { masks } = await languagePool().run('redact', { text: toOneText(page), hasWordList: true })
  const details = masks.map((mask) => ({
    kind: mask.kind,
    words: [...mask.words],
    count: mask.count,
    isSuggested: isToHide(mask, page),
  }))
  const links = (await listShares(owner, id, clock.now())).map((link) => ({
    ...link,
    url: brandOrigin(request) + to('consensus-shared', { id: link.id }),
  }))
  return {
    id,
    question: run.question,
    publisher: await readPublisher(request),
    details,
    links,
    more,
    hide,
    preview: hide && withFold(blackOut(page, [...hide, ...toWords(more)]), params),
  }
}

const withFold = (page: SharedPage, params: URLSearchParams) => ({ ...page, ...foldRun(page, params) })

export type SharingView = Awaited<ReturnType<typeof readSharing>>

/** Shares a run, or takes a shared page back. */
export async function actOnSharing(request: Request) {
  const id = requireRunId(request)
  const { owner } = await requireRunReader(request, id)
  const form = await readForm(request, shareInputs)
  if (form.problem) return data({ problem: form.problem }, 400)
  const run = await findOwn(owner, id)
  const { input } = form
  if (input.act === 'share') {
    const refusal = toPublishingRefusal(await readPublisher(request), 'links')
    if (refusal) return data({ problem: { errors: { form: refusal }, ...form.typed } }, 403)
    const page = blackOut(toSharedPage(run), [...input.hide, ...toWords(input.more)])
    await sharePage(owner, run.id, page, input.term)
    if (input.stay) return data({ problem: null })
  } else if (!(await revokeShare(owner, input.id, clock.now()))) {
    throw notFound('That link was taken back before.')
  }
  return redirect(to('consensus-share', null, { run: id }), 303)
}

/** Further words to take out, one a line. */
const toWords = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, MOST_WORDS)
