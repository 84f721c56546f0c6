import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { rulesOf } from '#app/kits/foundation/files/file-purposes.ts'
import { saveFile } from '#app/kits/foundation/files/save-file.server.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import type { KeyOwner } from '#app/kits/members/api-keys/api-keys.server.ts'
import { clock } from '#app/platform/clock.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { errorResponse } from './calls/openai-error.server.ts'
import { readCallQuery } from './calls/read-call.server.ts'
import { findProgramFile, listProgramFiles, toFileObject } from './filing/program-files.server.ts'
import { FILE_PURPOSE, fileInputs, fileListInputs } from './inputs/files.inputs.ts'

const MS_PER_S = 1_000
const NOT_KEPT = { headers: { 'Cache-Control': 'private, no-store' } }
const notTaken = onlyBy('POST', 'Send a file with POST, or ask for the list with GET.')

/** `GET /v1/files`, in OpenAI's shape: what programs of the owner of the key sent, newest first. */
export const loader = (args: LoaderFunctionArgs) => answerCall(args, 'files', (owner) => list(args, owner))

async function list({ request }: LoaderFunctionArgs, owner: KeyOwner): Promise<Response> {
  const { after: said, limit, purpose } = readCallQuery(request, fileListInputs)
  const after = said === undefined ? null : await findProgramFile(owner, said)
  if (said !== undefined && !after)
    return errorResponse(400, { message: `after: there is no file ${said}`, param: 'after' })
  const isOther = purpose !== undefined && purpose !== FILE_PURPOSE
  const { files, hasMore } = isOther ? { files: [], hasMore: false } : await listProgramFiles(owner, limit, after)
  const data = files.map(toFileObject)
  const ends = { first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null }
  return Response.json({ object: 'list', data, ...ends, has_more: hasMore }, NOT_KEPT)
}

/** `POST /v1/files`: a form with `file`, kept within the quota of the owner of the key. No run: nothing is asked. */
export const action = (args: ActionFunctionArgs) =>
  args.request.method === 'POST' ? answerCall(args, 'files', (owner) => keep(args, owner)) : notTaken()

async function keep({ request }: ActionFunctionArgs, owner: KeyOwner): Promise<Response> {
  const { maxBytes } = rulesOf('program', owner.plan)
  const upload = await readUpload(request, fileInputs, { file: { most: 1, maxBytes } })
  try {
    if (upload.problem) {
      const [param = null, words = 'does not fit'] = Object.entries(upload.problem.errors)[0] ?? []
      const { status, headers } = upload.init
      return errorResponse(status, { message: `${param ?? 'The form'}: ${words}`, param }, headers)
    }
    const [file] = upload.files['file'] ?? []
    if (!file) return errorResponse(400, { message: 'file: is missing', param: 'file' })
    const lifeS = upload.input['expires_after[seconds]']
    const saved = await saveFile({
      owner: { id: owner.id },
      purpose: 'program',
      ...file,
      ...(lifeS !== undefined && { expiresAt: new Date(clock.now().getTime() + lifeS * MS_PER_S) }),
    })
    if (saved.isSaved) return Response.json(toFileObject(saved.file), NOT_KEPT)
    const headers = new Headers(saved.waitS === undefined ? [] : [['Retry-After', String(saved.waitS)]])
    return errorResponse(saved.status, { message: `file: ${saved.message}`, param: 'file' }, headers)
  } finally {
    await upload.discard()
  }
}
