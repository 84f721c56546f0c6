import { strToU8, zipSync } from 'fflate'
import { notFound } from '#app/platform/request/problem.ts'
import { filesOf, requireProject } from './project-keeping.server.ts'

/** A version as a zip of its files, for whoever it belongs to. */
export async function exportProject(request: Request, id: string, n: string): Promise<Response> {
  const wanted = Number(n)
  if (!Number.isInteger(wanted) || wanted < 1) throw notFound('There is no such version.')
  const { project, version } = await requireProject(request, id, wanted)
  const name =
    project.title
      .replace(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60)
      .toLowerCase() || 'page'
  const files = Object.fromEntries(
    Object.entries(filesOf(version)).map(([file, text]) => [`${name}/${file}`, strToU8(text)]),
  )
  return new Response(zipSync(files, { mtime: version.createdAt }) as Uint8Array<ArrayBuffer>, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}-${wanted}.zip"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    },
  })
}
