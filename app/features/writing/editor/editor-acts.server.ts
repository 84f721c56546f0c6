import { redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import type { Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { apply, check } from './check-acts.server.ts'
import { makeDocument, requireDocument, restoreVersion, saveEdit } from './documents.server.ts'
import { answer } from './editor-answer.server.ts'
import { editorInputs, type EditorInputs, type Sent } from './editor.inputs.ts'
import { IMPORT_MAX_BYTES, PICTURE_MAX_BYTES } from './editor.limits.ts'
import { documentsKeeping } from './editor-view.server.ts'
import { addPicture, importFile } from './imports/import-acts.server.ts'
import { help, put, replace } from './passages/passage-acts.server.ts'
import { comment, revoke, share, tidyComment } from './sharing/share-acts.server.ts'
import { TEMPLATES } from './templates.ts'

/** A save every second and a half from several tabs stays far below it. */
const spendSave = createRateLimit('text-editor-saves', { points: 240, windowS: 60 })
const uploads = {
  file: { most: 1, maxBytes: IMPORT_MAX_BYTES },
  picture: { most: 1, maxBytes: PICTURE_MAX_BYTES },
}

/** A form of the editor: begin, write, have it checked, share, or an act on the list. */
export async function actOnEditor(request: Request, network: string) {
  const upload = await readUpload(request, editorInputs, uploads)
  try {
    if (upload.problem) return answer({ problem: upload.problem }, upload.init)
    const { input, typed, files } = upload
    const waitS = await spendSave(network)
    if (waitS > 0)
      return answer({ problem: { errors: { text: tooManyAtOnce('saves', waitS) }, ...typed } }, overLimit(waitS))
    return await act({ request, network, typed, files }, input)
  } finally {
    await upload.discard()
  }
}

type Visit = { request: Request; network: string; typed: Typed; files: Record<string, SentFile[]> }

function act(visit: Visit, input: EditorInputs) {
  const { request, network, typed, files } = visit
  switch (input.do) {
    case 'delete':
    case 'bring-back':
    case 'rename':
      return actOnKept(request, documentsKeeping(new URL(request.url).searchParams.get('folder')), input)
    case 'new':
      return begin(request, input)
    case 'import':
      return importFile(request, network, files['file']?.[0], typed)
    case 'save':
      return save(request, input)
    case 'restore':
      return restore(request, input)
    case 'picture':
      return addPicture(request, files['picture']?.[0], input, typed)
    case 'check':
      return check(request, network, input, typed)
    case 'apply':
      return apply(request, input, typed)
    case 'replace':
      return replace(request, input, typed)
    case 'help':
      return help(request, network, input, typed)
    case 'put':
      return put(request, input, typed)
    case 'share':
      return share(request, input, typed)
    case 'revoke':
      return revoke(request, input)
    case 'comment':
      return comment(request, network, input, typed)
    case 'comment-settle':
    case 'comment-open':
    case 'comment-remove':
      return tidyComment(request, input)
  }
}

async function begin(request: Request, { template, text }: Sent<'new'>) {
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const chosen = TEMPLATES[template]
  const firstLine = /^#{0,6}\s*(.{1,80})/.exec(text.trim())?.[1]
  const id = await makeDocument(owner, {
    title: text ? (firstLine ?? 'Untitled') : chosen.title,
    text: text || chosen.text,
  })
  return leadToMade({ owner, cookie }, id, (key) => to('text-editor', null, { d: id, key }))
}

async function save(request: Request, { id, version, title, text, folder, goal }: Sent<'save'>) {
  await requireDocument(request, id)
  return answer({ saved: await saveEdit(id, version, { title, text, folder, goal }) })
}

async function restore(request: Request, { id, version }: Sent<'restore'>) {
  const { row } = await requireDocument(request, id)
  await restoreVersion(row, version)
  return redirect(to('text-editor', null, { d: id }), 303)
}
