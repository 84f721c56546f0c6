import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { readPaper } from './subscription-view.server.ts'

const spend = createRateLimit('papers', { points: 30, windowS: 60 })

/** An invoice as a PDF, for whose it is. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const member = await requireMember(request)
  const paper = await readPaper(params.number ?? '', member.id)
  const waitS = await spend(member.id)
  if (waitS > 0) throw problem(429, tooManyAtOnce('downloads', waitS), overLimit(waitS).headers)
  const { toPaperPdf } = await import('./paper-pdf.server.ts')
  return new Response((await toPaperPdf(paper)) as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${paper.kind}-${paper.number}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
