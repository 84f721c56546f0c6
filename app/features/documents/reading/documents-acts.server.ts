import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { askDocument } from '../asking/ask-document.server.ts'
import { READING_MAX_BYTES } from '../documents.limits.ts'
import { SHARE_KIND } from '../sharing/shared-terms.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { beginReading, type Brought } from './begin-reading.server.ts'
import { documentsKeeping, requireDocument } from './documents-keeping.server.ts'
import { documentsInputs, type DocumentsInput } from './documents.inputs.ts'
import { EXAMPLE } from './example-document.server.ts'

const uploads = { document: { most: 1, maxBytes: READING_MAX_BYTES } }
const spendRead = createRateLimit('document-read', { points: 20, windowS: 60 })
const spendAsk = createRateLimit('document-ask', { points: 40, windowS: 60 })

/** A form of the analyzer: a document to read, a question, or one of what is kept. */
export async function actOnDocuments(request: Request, network: string) {
  const upload = await readUpload(request, documentsInputs, uploads)
  try {
    if (upload.problem) return data({ problem: upload.problem }, upload.init)
    const { input, typed } = upload
    switch (input.do) {
      case 'read':
        return await read(request, network, input, upload.files.document?.[0], typed)
      case 'example':
        return await begin(request, network, { ...toText(EXAMPLE.text, EXAMPLE.name), title: EXAMPLE.title }, typed, '')
      case 'ask':
        return await ask(request, network, input, typed)
      case 'share':
        return await share(request, input, typed)
      case 'revoke':
        return await revoke(request, input)
      default:
        return await actOnKept(request, documentsKeeping, input)
    }
  } finally {
    await upload.discard()
  }
}

const toText = (text: string, name: string): Brought => ({ name, content: new TextEncoder().encode(text) })
const NAME_CHARS = 60

async function read(
  request: Request,
  network: string,
  { text, question }: DocumentsInput<'read'>,
  sent: SentFile | undefined,
  typed: Typed,
) {
  if (!sent && text.trim() === '') return refuse(typed, 'document', 'Choose a document, or paste its text below.', 400)
  if (sent) return begin(request, network, { ...sent, path: sent.content.path }, typed, question)
  const first = text
    .trim()
    .split('\n', 1)[0]!
    .replace(/^#+\s*/, '')
    .slice(0, NAME_CHARS)
  return begin(request, network, { ...toText(text, 'pasted text.txt'), title: first || 'Pasted text' }, typed, question)
}

async function begin(request: Request, network: string, brought: Brought, typed: Typed, question: string) {
  const waitS = await spendRead(network)
  if (waitS > 0) return refuse(typed, 'document', tooManyAtOnce('documents', waitS), overLimit(waitS))
  const member = await findUser(request)
  const { owner, cookie } = await requireVisitor(request, member)
  const begun = await beginReading(brought, { member, owner, network })
  if (!('id' in begun)) return refuse(typed, 'document', begun.message, begun.init)
  const { id } = begun
  const asked = question === '' ? {} : { part: 'ask', question }
  return leadToMade({ owner, cookie }, id, (key) => to('document-analyzer', null, { doc: id, ...asked, key }))
}

async function ask(request: Request, network: string, { doc, question }: DocumentsInput<'ask'>, typed: Typed) {
  const { row, key } = await requireDocument(request, doc)
  if (row.state !== 'ready' && row.state !== 'reading')
    return refuse(typed, 'question', 'It is not read yet. Ask again in a moment.', 409)
  const waitS = await spendAsk(network)
  if (waitS > 0) return refuse(typed, 'question', tooManyAtOnce('questions', waitS), overLimit(waitS))
  await askDocument(row, question)
  return redirect(`${to('document-analyzer', null, { doc, part: 'ask', key })}#answers`, 303)
}

async function share(request: Request, { doc, term, text }: DocumentsInput<'share'>, typed: Typed) {
  const { owner } = await requireDocument(request, doc)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'term', refusal, 403)
  await createShareLink({ kind: SHARE_KIND, thingId: doc }, owner, term, { showsText: text !== undefined })
  return redirect(to('document-analyzer', null, { doc, part: 'share' }), 303)
}

async function revoke(request: Request, { share: id }: DocumentsInput<'revoke'>) {
  const doc = new URL(request.url).searchParams.get('doc')
  const { owner } = await requireVisitor(request, await findUser(request))
  await revokeShareLink(id, owner)
  return redirect(to('document-analyzer', null, doc ? { doc, part: 'share' } : {}), 303)
}
