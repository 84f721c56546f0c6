import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toFileResponse } from '#app/kits/foundation/files/serving/file-response.server.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { noSuchFile } from './calls/read-call.server.ts'
import { findProgramFile } from './filing/program-files.server.ts'

export const action: (args: ActionFunctionArgs) => Response = onlyBy('GET', 'Ask for the bytes of a file with GET.')

/** `GET /v1/files/{id}/content`: its bytes, whole or a range of them. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCall(args, 'files', async (owner) => {
    const { request, params, context } = args
    const file = await findProgramFile(owner, params.id)
    return file ? toFileResponse(withoutQuery(request), file, context) : noSuchFile(params.id)
  })

/** Other sizes of pictures are for pages. */
function withoutQuery({ url, headers, signal }: Request): Request {
  const bare = new URL(url)
  bare.search = ''
  return new Request(bare, { headers, signal })
}
