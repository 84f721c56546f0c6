import { strToU8, zipSync } from 'fflate'
import { notFound } from '#app/platform/request/problem.ts'
import { toPlainFileName } from '#app/platform/values/file-name.ts'
import { findVersion } from '../keeping/code.store.server.ts'
import { writeGitBundle, type BundleCommit } from './git-bundle.server.ts'
import { filesOf, requireProject } from './project-keeping.server.ts'
import type { VersionTold } from './version.ts'

/** In the place of a version's number: all of them, as a git bundle. */
export const ALL_VERSIONS = 'git'
const AUTHOR = 'Frenly builder <builder@frenly.invalid>'

/** A version as a zip of its files, or all versions as a git bundle, for whoever the project belongs to. */
export async function exportProject(request: Request, id: string, n: string): Promise<Response> {
  if (n === ALL_VERSIONS) return exportVersions(request, id)
  const wanted = Number(n)
  if (!Number.isInteger(wanted) || wanted < 1) throw notFound('There is no such version.')
  const { project, version } = await requireProject(request, id, wanted)
  const name = toPlainFileName(project.title, 'page')
  const files = Object.fromEntries(
    Object.entries(filesOf(version)).map(([file, text]) => [`${name}/${file}`, strToU8(text)]),
  )
  const zip = zipSync(files, { mtime: version.createdAt }) as Uint8Array<ArrayBuffer>
  return send(zip, 'application/zip', `${name}-${wanted}.zip`)
}

async function exportVersions(request: Request, id: string): Promise<Response> {
  const { project, version } = await requireProject(request, id)
  const bundle = await writeGitBundle(readCommits(id, version.n), AUTHOR)
  return send(
    bundle as Buffer<ArrayBuffer>,
    'application/x-git-bundle',
    `${toPlainFileName(project.title, 'page')}.bundle`,
  )
}

/** One version after the other, so that no more than one is held. */
async function* readCommits(id: string, newest: number): AsyncGenerator<BundleCommit> {
  for (let n = 1; n <= newest; n += 1) {
    const version = await findVersion(id, n)
    if (!version) continue
    const { done, by } = version.told as VersionTold
    const subject = (version.said || done[0] || `Version ${n}`).replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed()
    const message = [subject, '', ...done.map((line) => `- ${line}`), '', `Version ${n}, made by: ${by}`]
    yield { files: filesOf(version), message: message.join('\n'), at: version.createdAt }
  }
}

const send = (body: Uint8Array<ArrayBuffer>, type: string, name: string) =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    },
  })
