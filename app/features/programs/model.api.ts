import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { answerCall, onlyBy } from './calls/answer-call.server.ts'
import { noSuchModel } from './calls/read-call.server.ts'
import { listOffered } from './completing/offered-models.server.ts'

export const action: (args: ActionFunctionArgs) => Response = onlyBy('GET', 'Ask for a model with GET.')

/** `GET /v1/models/{id}`: an id may hold a stroke. */
export const loader = (args: LoaderFunctionArgs) =>
  answerCall(args, null, async (owner) => {
    const model = (await listOffered(toViewer(owner))).find(({ id }) => id === args.params['*'])
    if (model) return Response.json(model, { headers: { 'Cache-Control': 'private, no-store' } })
    return noSuchModel(args.params['*'])
  })
