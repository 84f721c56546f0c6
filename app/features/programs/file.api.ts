import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { removeFile } from '#app/kits/foundation/files/files.server.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { noSuchFile } from './calls/read-call.server.ts'
import { findProgramFile, toFileObject } from './filing/program-files.server.ts'

const NOT_KEPT = { headers: { 'Cache-Control': 'private, no-store' } }
const notTaken = onlyBy('GET', 'Ask for a file with GET, or remove it with DELETE.')

/** `GET /v1/files/{id}`: what a file is; its bytes are at `/content`. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCall(args, 'files', async (owner) => {
    const file = await findProgramFile(owner, args.params.id)
    return file ? Response.json(toFileObject(file), NOT_KEPT) : noSuchFile(args.params.id)
  })

/** `DELETE /v1/files/{id}`. */
export const action = (args: ActionFunctionArgs) => {
  if (args.request.method !== 'DELETE') return notTaken()
  return answerCall(args, 'files', async (owner) => {
    const file = await findProgramFile(owner, args.params.id)
    if (!file || !(await removeFile(file))) return noSuchFile(args.params.id)
    return Response.json({ id: args.params.id, object: 'file', deleted: true }, NOT_KEPT)
  })
}
