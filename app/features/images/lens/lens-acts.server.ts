import { readFile } from 'node:fs/promises'
import { data, redirect } from '@remix-run/node'
import { z } from 'zod'
import { to } from '#app/catalogue/to.ts'
import { fold } from '#app/kits/asking/conversation/fold.ts'
import { toRefusal } from '#app/kits/asking/engines/failure-init.ts'
import { beginRun, type Runner } from '#app/kits/asking/runs/begin-run.server.ts'
import { useEngine } from '#app/kits/asking/runs/use-engine.server.ts'
import { findAnyFile, readFile as readKept } from '#app/kits/foundation/files/files.server.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { startJob } from '#app/kits/foundation/jobs/jobs.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toCapWords, toResetS } from '#app/kits/members/quota/quota.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { findVisitor, GUEST_KEEPS_DAYS, requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Visitor } from '#app/kits/members/visitor/visitor.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { LENS_MAX_BYTES } from '../images.limits.ts'
import { NO_PICTURE } from '../keeping/picture-rights.server.ts'
import { lookJob } from './look-job.server.ts'
import { lookPool } from './look-pool.server.ts'
import { lookParts } from './look-parts.ts'
import { createLook, findLook, findOwnLook, saveLook, savePart } from './looks.store.server.ts'
import { listSeers } from './seers.server.ts'

const DAY_MS = 86_400_000
const QUESTION_MAX_CHARS = 500
const spendLook = createRateLimit('lens', { points: 20, windowS: 60 })
const uploads = { picture: { most: 1, maxBytes: LENS_MAX_BYTES } }
const CHOOSE = 'Choose a picture to look into.'

const lensInputs = z.discriminatedUnion(
  'do',
  [
    z.object({ do: z.literal('look') }),
    z.object({ do: z.literal('delete'), look: z.string().max(64) }),
    z.object({ do: z.literal('bring-back'), c: z.string().max(64) }),
    z.object({
      do: z.literal('ask'),
      look: z.string().max(64),
      question: z
        .string()
        .trim()
        .min(1, 'Write your question.')
        .max(QUESTION_MAX_CHARS, `Please keep it under ${QUESTION_MAX_CHARS} characters.`),
    }),
  ],
  'This form is not known here. Please load the page again.',
)

type Answer = { problem: FormProblem }
const refuse = ({ values, lists }: Typed, field: string, message: string, init: number | ResponseInit) =>
  data<Answer>({ problem: { values, lists, errors: { [field]: message } } }, init)

/** A form of the lens: a picture to look into, a question about one, or one to let go. */
export async function actInLens(request: Request, network: string) {
  const upload = await readUpload(request, lensInputs, uploads)
  try {
    if (upload.problem) return data<Answer>({ problem: upload.problem }, upload.init)
    const { input, typed } = upload
    if (input.do === 'look') return await look(request, network, upload.files.picture?.[0], typed)
    if (input.do === 'ask') return await ask(request, network, input, typed)
    return await tidy(request, input.do === 'delete' ? input.look : input.c, input.do === 'delete')
  } finally {
    await upload.discard()
  }
}

async function look(request: Request, network: string, sent: SentFile | undefined, typed: Typed) {
  if (!sent) return refuse(typed, 'picture', CHOOSE, 400)
  const waitS = await spendLook(network)
  if (waitS > 0) return refuse(typed, 'picture', tooManyAtOnce('pictures', waitS), overLimit(waitS))
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  // What the file carried is read before it is drawn anew without it.
  const facts = await readFacts(await readFile(sent.content.path))
  const expiresAt = new Date(clock.now().getTime() + GUEST_KEEPS_DAYS * DAY_MS)
  const saved = await saveFile({
    ...(owner.userId === null ? { owner: { network: owner.guestId }, expiresAt } : { owner: { id: owner.userId } }),
    purpose: 'picture',
    ...sent,
    limits: { maxBytes: LENS_MAX_BYTES },
  })
  if (!saved.isSaved)
    return refuse(typed, 'picture', saved.message, saved.waitS ? overLimit(saved.waitS) : saved.status)
  const { file } = saved
  const [id, runId] = [createSecretId(), createId()]
  const name = toSafeName(sent.name, file.type)
  const size = { width: file.width ?? 1, height: file.height ?? 1 }
  const begun = await beginRun({ member, network } satisfies Runner, { screen: 'lens', id: runId }, async () => {
    const path = to('lens', null, { look: id })
    const { job } = await startJob(lookJob, { look: id }, { title: `Look into ${name}`, userId: owner.userId, path })
    const row = { id, ...owner, name, words: fold(name), fileId: file.id, ...size, runId, jobId: job.id }
    await createLook({ ...row, parts: { facts }, createdAt: clock.now() })
  })
  if (!begun.isDone)
    return refuse(typed, 'picture', toCapWords(begun.quota, member === null), overLimit(toResetS(begun.quota)))
  return leadToMade({ owner, cookie }, id, (key) => to('lens', null, { look: id, key }))
}

const readFacts = (bytes: Uint8Array) =>
  lookPool()
    .run('facts', { bytes }, { signal: new AbortController().signal })
    .then(
      (facts) => ({ facts }),
      () => ({ failed: 'What the file carried could not be read.' }),
    )

async function requireLook(request: Request, id: string) {
  const row = await findLook(id)
  if (!row || !(await findReader(request, id, row))) throw notFound(NO_PICTURE)
  return { row }
}

async function ask(request: Request, network: string, input: { look: string; question: string }, typed: Typed) {
  const { row } = await requireLook(request, input.look)
  const member = await findUser(request)
  const [seer] = await listSeers(member)
  if (!seer) return refuse(typed, 'question', 'No engine here answers questions about pictures.', 409)
  const file = await findAnyFile(row.fileId)
  if (!file) throw notFound(NO_PICTURE)
  const begun = await beginRun({ member, network }, { screen: 'lens' })
  if (!begun.isDone)
    return refuse(typed, 'question', toCapWords(begun.quota, member === null), overLimit(toResetS(begun.quota)))
  try {
    const picture = { bytes: await readKept(file), type: file.type }
    const used = await useEngine(begun.value, seer, { picture, question: input.question }, { signal: request.signal })
    const answer = { engine: seer.engine.label, tookMs: used.tookMs, question: input.question, text: used.result.text }
    const { answers = [] } = lookParts.parse(row.parts)
    await savePart(row.id, 'answers', [...answers, answer])
    return redirect(`${to('lens', null, { look: row.id })}#answers`, 303)
  } catch (error) {
    const { message, init } = toRefusal(error)
    return refuse(typed, 'question', message, init)
  }
}

async function tidy(request: Request, id: string, isDelete: boolean) {
  const visitor: Visitor | null = await findVisitor(request)
  const row = visitor && (await findOwnLook(id, visitor))
  if (!row) throw notFound(NO_PICTURE)
  await saveLook(id, { deletedAt: isDelete ? clock.now() : null })
  return redirect(isDelete ? to('lens', null, { deleted: id }) : to('lens', null, { look: id }), 303)
}
