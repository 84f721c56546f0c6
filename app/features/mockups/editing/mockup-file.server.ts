import sharp from 'sharp'
import { drawScreen, toClickThrough } from '#app/engines/mockups/draw.ts'
import { inPictureTurn } from '#app/kits/foundation/files/picture-turns.server.ts'
import { problem } from '#app/platform/request/problem.ts'
import { toTable } from '#app/platform/table.ts'
import { mockupOfVersion, requireMockup } from '../keeping/mockups-keeping.server.ts'

const TYPES = toTable<string>({
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
})
const DENSITY = 144

/** A mock-up as a file for whom it belongs to. */
export async function sendMockupFile(request: Request, id: string): Promise<Response> {
  const { row } = await requireMockup(request, id)
  const params = new URL(request.url).searchParams
  const as = params.get('as') ?? 'svg'
  const type = TYPES[as]
  if (!type) return problem(400, 'It can be had as svg, png, html or json.')
  const mockup = await mockupOfVersion(id, row.version)
  const screen = mockup.screens.find((one) => one.id === params.get('screen')) ?? mockup.screens[0]!
  const svg = drawScreen(screen, mockup)
  const body =
    as === 'png'
      ? new Uint8Array(await inPictureTurn(() => sharp(Buffer.from(svg), { density: DENSITY }).png().toBuffer()))
      : as === 'html'
        ? toClickThrough(row.title, mockup)
        : as === 'json'
          ? `${JSON.stringify({ frenly: 'mockup', title: row.title, mockup }, null, 2)}\n`
          : svg
  const name = `${(as === 'svg' || as === 'png' ? screen.name : row.title).slice(0, 60)}.${as}`
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
