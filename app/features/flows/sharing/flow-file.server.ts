import { toTable } from '#app/platform/table.ts'
import { toTypeScript } from '#app/engines/flows/to-code.ts'
import { problem } from '#app/platform/request/problem.ts'
import { toSafeName } from '#app/kits/foundation/files/safe-name.ts'
import type { FlowFile } from '../editing/flow.inputs.ts'
import { requireFlow } from '../keeping/flows-keeping.server.ts'
import { layOut } from '../picture/lay-out.server.ts'
import { toSvg } from '../picture/to-svg.ts'
import { flowOfVersion, signsHere } from '../running/flow-of-version.server.ts'

const TYPES: Readonly<Record<string, string>> = toTable({
  json: 'application/json; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
})

/** A flow as a file for whom it belongs to: JSON to bring in again, TypeScript to run elsewhere, or its picture. */
export async function sendFlowFile(request: Request, id: string): Promise<Response> {
  const { row } = await requireFlow(request, id)
  const as = new URL(request.url).searchParams.get('as') ?? 'json'
  const type = TYPES[as]
  if (!type) return problem(400, 'It can be had as json, ts or svg.')
  const flow = await flowOfVersion(row.id, row.version)
  const { title, about, face } = row
  const file: FlowFile = { frenly: 'flow', title, about, face, flow }
  const body =
    as === 'json'
      ? `${JSON.stringify(file, null, 2)}\n`
      : as === 'ts'
        ? toTypeScript(title, flow, signsHere())
        : toSvg(layOut(flow, signsHere(), new Set()), title)
  const name = toSafeName(`${title}.${as}`, type)
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
