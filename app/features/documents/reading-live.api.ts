import type { LoaderFunctionArgs } from '@remix-run/node'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { followOwn } from '#app/kits/members/visitor/follow-own.server.ts'
import { findDocument } from './keeping/documents.store.server.ts'
import { toDocumentTopic } from './reading/read-job.server.ts'

/** How far the reading of a document is, for whom it belongs to. */
export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  followOwn(request, context.network, {
    topic: toDocumentTopic(params.id ?? ''),
    none: NOT_THERE,
    find: () => findDocument(params.id ?? ''),
  })
