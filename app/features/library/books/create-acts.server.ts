import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findOwnRun } from '#app/kits/asking/consensus/runs.store.server.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { data } from '@remix-run/node'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { citeClaims } from '../claims/recall.server.ts'
import { toRunChapter, type CitedClaim } from '../claims/run-chapter.ts'
import { BOOK_FILE_MAX_BYTES } from './book.limits.ts'
import { createInputs, type CreateInputs } from './book.inputs.ts'
import { addChapter, makeBook, type PartToMake } from './books.server.ts'
import { findBook } from './keeping/books.store.server.ts'
import { importBook } from './import-book.server.ts'
import { suggestOutline } from './model-help.server.ts'
import { TEMPLATES, toOutline } from './outline.ts'
import { findOwnDocument } from './keeping/own-material.store.server.ts'

const spendImport = createRateLimit('book-imports', { points: 12, windowS: 60 })
const FULL = 'Your shelf is full. Delete a book you no longer need, then send this again.'

export type CreateAnswer = { act: string; problem: FormProblem; suggested?: { outline: string; by: string } }
const refuse = (act: string, typed: Typed, errors: Record<string, string>, init: number | ResponseInit) =>
  data<CreateAnswer>({ act, problem: { ...typed, errors } }, init)

/** Begins a book: from an outline, a file, what one has, or a model’s outline. */
export async function actOnCreate(request: Request, network: string) {
  const member = await requireMember(request)
  const upload = await readUpload(request, createInputs, { file: { most: 1, maxBytes: BOOK_FILE_MAX_BYTES } })
  try {
    if (upload.problem)
      return data<CreateAnswer>({ act: upload.problem.values['do'] ?? '', problem: upload.problem }, upload.init)
    const { input, typed, files } = upload
    if (input.do !== 'file') return await begin({ request, network, member, typed }, input)
    const [sent] = files['file'] ?? []
    if (!sent) return refuse('file', typed, { file: 'Choose a file first.' }, 400)
    const waitS = await spendImport(member.id)
    if (waitS > 0) return refuse('file', typed, { file: tooManyAtOnce('books', waitS) }, overLimit(waitS))
    const made = await importBook(member, sent, request.signal)
    if ('message' in made) return refuse('file', typed, { file: made.message }, made.status)
    return redirectWithFlash(to('ebook', { id: made.id }, { part: 'desk' }), { title: 'Your file is a book now' })
  } finally {
    await upload.discard()
  }
}

type Work = { request: Request; network: string; member: CurrentUser; typed: Typed }

function begin(work: Work, input: Exclude<CreateInputs, { do: 'file' }>) {
  switch (input.do) {
    case 'outline': {
      const written = toOutline(input.outline)
      const template = input.template ? TEMPLATES[input.template] : []
      const parts =
        written.length > 0 ? written : template.map((title) => ({ kind: 'chapter' as const, title, markdown: '' }))
      return finish(work, 'outline', input.title, parts)
    }
    case 'own':
      return fromOwn(work, input)
    case 'suggest':
      return suggest(work, input)
  }
}

async function finish({ member, typed }: Work, act: string, title: string, parts: readonly PartToMake[]) {
  const id = await makeBook(member, { title }, parts)
  return id ? redirect(to('ebook', { id }, { part: 'desk' }), 303) : refuse(act, typed, { title: FULL }, 409)
}

async function fromOwn(work: Work, { title, documents, runs }: Extract<CreateInputs, { do: 'own' }>) {
  const { member, typed } = work
  if (documents.length + runs.length === 0)
    return refuse('own', typed, { documents: 'Choose at least one text or one consensus run.' }, 400)
  const id = await makeBook(member, { title }, [])
  const book = id ? await findBook(id) : null
  if (!book) return refuse('own', typed, { title: FULL }, 409)
  for (const document of documents) await addDocument(book.id, member, document)
  for (const run of runs) await addRun(book.id, member, run)
  return redirect(to('ebook', { id: book.id }, { part: 'desk' }), 303)
}

/** Puts a text of the member into a book; null when it is not theirs. */
export async function addDocument(bookId: string, member: CurrentUser, documentId: string): Promise<string | null> {
  const document = await findOwnDocument(member.id, documentId)
  const book = await findBook(bookId)
  if (!document || !book) return null
  const origin = { from: 'document' as const, of: document.title }
  return addChapter(book, { kind: 'chapter', title: document.title, markdown: document.text, origin })
}

/** Puts the claims of a run into a book, with their sources as footnotes; null when it is not theirs or not compared yet. */
export async function addRun(bookId: string, member: CurrentUser, runId: string): Promise<string | null> {
  const run = await findOwnRun({ userId: member.id, guestId: null }, runId)
  const book = await findBook(bookId)
  if (!run?.ledger || !book) return null
  const { markdown, cited } = toRunChapter({ ...run, ledger: run.ledger })
  const title = run.question.slice(0, 200) || 'Answers compared'
  const chapter = await addChapter(book, { kind: 'chapter', title, markdown, origin: { from: 'run', of: title } })
  await cite(member.id, bookId, chapter, runId, cited)
  return chapter
}

const cite = (userId: string, thingId: string, partId: string, runId: string, cited: readonly CitedClaim[]) =>
  citeClaims({ userId, kind: 'chapter', thingId, partId, runId }, cited)

/** A model’s outline comes back into the field, for the writer to change before anything is made. */
async function suggest({ request, network, member, typed }: Work, input: Extract<CreateInputs, { do: 'suggest' }>) {
  const suggested = await suggestOutline({ member, network }, input, request.signal)
  if ('message' in suggested) return refuse('suggest', typed, { idea: suggested.message }, suggested.init)
  const problem = { errors: {}, values: { ...typed.values, outline: suggested.outline }, lists: typed.lists }
  return data<CreateAnswer>({ act: 'outline', problem, suggested })
}
