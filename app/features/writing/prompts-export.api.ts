import type { LoaderFunctionArgs } from '@remix-run/node'
import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { NOT_THERE } from '#app/kits/members/kept/kept-acts.server.ts'
import { exportPrompts } from './prompts/prompts.server.ts'

/** All prompts of whoever asks, as a file that comes in again. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const owner = await findVisitor(request)
  if (!owner) throw notFound(NOT_THERE)
  return new Response(await exportPrompts(owner), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': toDisposition('prompts.json', 'application/octet-stream'),
      'Cache-Control': 'no-store',
    },
  })
}
