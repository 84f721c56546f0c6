import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { problem } from '#app/platform/request/problem.ts'
import { requireResearch } from '../keeping/research-keeping.server.ts'
import { readWhole } from './read-whole.server.ts'
import { toBibtex, toCsl } from './to-citations.ts'
import { toDocx } from './to-docx.ts'
import { toHtml } from './to-html.ts'
import { toMarkdown } from './to-markdown.ts'
import type { WholeReport } from './whole-report.ts'

type Kind = { type: string; write: (whole: WholeReport) => string | Uint8Array | Promise<Uint8Array> }

const KINDS = new Map<string, Kind>([
  ['md', { type: 'text/markdown; charset=utf-8', write: toMarkdown }],
  ['html', { type: 'text/html; charset=utf-8', write: toHtml }],
  ['docx', { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', write: toDocx }],
  ['json', { type: 'application/json; charset=utf-8', write: (whole) => `${JSON.stringify(whole, null, 2)}\n` }],
  ['bib', { type: 'application/x-bibtex; charset=utf-8', write: toBibtex }],
  ['csl', { type: 'application/vnd.citationstyles.csl+json; charset=utf-8', write: toCsl }],
])

/** A report as a file, for whoever it belongs to. */
export async function exportReport(request: Request, id: string): Promise<Response> {
  const { row } = await requireResearch(request, id)
  const as = new URL(request.url).searchParams.get('as') ?? 'md'
  const kind = KINDS.get(as)
  if (!kind) throw problem(404, 'A report cannot be taken away as this kind of file.')
  const whole = row.passId ? await readWhole(row, row.passId) : null
  if (!whole) throw problem(404, 'There is no report yet.')
  const name = `${
    row.title
      .replace(/[/\\:*?"<>|]+/g, ' ')
      .trim()
      .slice(0, 80) || 'report'
  }.${as === 'csl' ? 'csl.json' : as}`
  return new Response((await kind.write(whole)) as BodyInit, {
    headers: {
      'Content-Type': kind.type,
      'Content-Disposition': toDisposition(name, 'application/octet-stream'),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  })
}
