import type { LoaderFunctionArgs } from '@remix-run/node'
import { toCsvExport, toJsonExport, toMarkdownExport } from '#app/kits/asking/consensus/sharing/export-run.ts'
import { awaitRun } from '#app/kits/asking/consensus/follow-run.server.ts'
import { toParkedWords } from '#app/kits/asking/consensus/parked-words.ts'
import { NO_RUN, requireRunReader } from '#app/kits/asking/consensus/run-reader.server.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'

const FORMATS = {
  md: { type: 'text/markdown', make: toMarkdownExport },
  json: { type: 'application/json', make: toJsonExport },
  csv: { type: 'text/csv', make: toCsvExport },
} as const

const isFormat = (text: string): text is keyof typeof FORMATS => Object.hasOwn(FORMATS, text)

/** A run as a file: `?as=md`, `json` or `csv`. For whoever asked it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  const { owner } = await requireRunReader(request, id)
  const as = new URL(request.url).searchParams.get('as') ?? 'md'
  if (!isFormat(as)) return problem(400, 'A run can be taken along as md, json or csv.')
  const run = await awaitRun(owner, id)
  if (!run) return notFound(NO_RUN)
  const { ledger } = run
  if (run.parked) return problem(409, toParkedWords(run.parked))
  if (!ledger) return problem(409, 'This run could not be compared yet. Open its page to try once more.')
  const { type, make } = FORMATS[as]
  return new Response(make({ ...run, ledger }), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="consensus-${run.createdAt.toISOString().slice(0, 10)}.${as}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
