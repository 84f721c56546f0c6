import { toDisposition } from '#app/kits/foundation/files/serving/disposition.ts'
import { clock } from '#app/platform/clock.ts'
import { problem } from '#app/platform/request/problem.ts'
import { escapeHtml } from '#app/platform/values/escape-html.ts'
import type { Brief } from './brief.ts'
import { requireBrief } from './content-keeping.server.ts'
import { listPieces, type PieceRow } from './content.store.server.ts'
import { toKindWords, type PieceKind } from './pieces.ts'
import { toIcs } from './to-ics.ts'

const TYPES = new Map([
  ['md', 'text/markdown; charset=utf-8'],
  ['html', 'text/html; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['ics', 'text/calendar; charset=utf-8'],
])

/** All pieces of a brief, or their calendar, as a file for whoever it belongs to. */
export async function exportContent(request: Request, id: string): Promise<Response> {
  const { row } = await requireBrief(request, id)
  const as = new URL(request.url).searchParams.get('as') ?? 'md'
  const type = TYPES.get(as)
  if (!type) throw problem(404, 'Pieces cannot be taken away as this kind of file.')
  const name = `${
    row.title
      .replace(/[/\\:*?"<>|]+/g, ' ')
      .trim()
      .slice(0, 80) || 'pieces'
  }.${as}`
  return new Response(write(as, row.title, row.brief as Brief, await listPieces(id)), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': toDisposition(name, 'application/octet-stream'),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  })
}

const kindOf = ({ kind }: PieceRow) => toKindWords(kind as PieceKind)

function write(as: string, title: string, brief: Brief, pieces: readonly PieceRow[]): string {
  if (as === 'json')
    return `${JSON.stringify({ brief, pieces: pieces.map(({ kind, text, by, day, used }) => ({ kind, text, by: by ?? 'rules', day, used })) }, null, 2)}\n`
  if (as === 'ics') {
    const due = pieces.flatMap((piece) =>
      piece.day ? [{ id: piece.id, day: piece.day, summary: `${kindOf(piece)}: ${title}`, text: piece.text }] : [],
    )
    return toIcs(title, due, clock.now())
  }
  if (as === 'html') {
    const body = pieces.map(
      (piece) => `<section><h2>${escapeHtml(kindOf(piece))}</h2><pre>${escapeHtml(piece.text)}</pre></section>`,
    )
    const style =
      'body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;font:inherit}'
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>${body.join('')}</body></html>\n`
  }
  return `${pieces.map((piece) => `<!-- ${kindOf(piece)}, ${piece.by ?? 'made by rules'} -->\n\n${piece.text}`).join('\n\n---\n\n')}\n`
}
