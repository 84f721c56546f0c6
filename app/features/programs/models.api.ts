import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { listOffered } from './completing/offered-models.server.ts'

export const action: (args: ActionFunctionArgs) => Response = onlyBy('GET', 'Ask for the list with GET.')

/** `GET /v1/models`, in OpenAI's shape. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCall(args, null, async (owner) =>
    Response.json(
      { object: 'list', data: await listOffered(toViewer(owner)) },
      { headers: { 'Cache-Control': 'private, no-store' } },
    ),
  )
