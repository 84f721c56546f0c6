import { diffLines } from 'diff'
import { to } from '#app/catalogue/to.ts'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { checkPages } from '#app/engines/page-builder/check-page.ts'
import { findKind, KINDS, toUnfilled } from '#app/engines/page-builder/kinds.ts'
import { accents } from '#app/engines/page-builder/plan.ts'
import { findModel } from '#app/kits/asking/cited-answer/model-choice.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { highlight } from '#app/kits/foundation/content/highlight.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { WISH_MAX_CHARS } from '../code.limits.ts'
import * as rows from '../keeping/code.store.server.ts'
import { readSpoken } from '../spoken/spoken-view.server.ts'
import { readForms } from './forms-of.ts'
import { filesOf, planOf, projectKeeping, requireProject, type Studio } from './project-keeping.server.ts'
import type { VersionTold } from './version.ts'

export const parts = ['build', 'sections', 'files', 'versions', 'check', 'publish'] as const
export type Part = (typeof parts)[number]
const isPart = (word: string): word is Part => (parts as readonly string[]).includes(word)
const REPLIES_SHOWN = 100

/** The builder or the vibe coder as its address asks for it. */
export async function readBuilder(request: Request, studio: Studio) {
  const params = new URL(request.url).searchParams
  const app = params.get('app')
  if (app && studio === 'builder') return readApp(app)
  const id = params.get('project')
  if (id) return readProject(request, studio, id, params)
  const page = await readKeptPage(projectKeeping(studio), await findVisitor(request), params, () => '')
  const prompt = (params.get('prompt') ?? '').slice(0, WISH_MAX_CHARS)
  const heard = studio === 'v2-vibe-coder' ? await readSpoken(request, await findUser(request), null) : null
  return { view: 'start' as const, page, prompt, heard }
}
export type BuilderView = Awaited<ReturnType<typeof readBuilder>>
export type BuilderStartView = Extract<BuilderView, { view: 'start' }>
export type ProjectView = Extract<BuilderView, { view: 'project' }>
export type AppView = Extract<BuilderView, { view: 'app' }>

async function readProject(request: Request, studio: Studio, id: string, params: URLSearchParams) {
  const wanted = Number(params.get('version') ?? Number.NaN)
  const { project, version, key } = await requireProject(
    request,
    id,
    Number.isInteger(wanted) && wanted > 0 ? wanted : null,
  )
  const asked = params.get('part') ?? 'build'
  const part = isPart(asked) ? asked : 'build'
  const files = filesOf(version)
  const { plan } = planOf(version)
  const member = await findUser(request)
  const [versions, model, publisher, heard] = await Promise.all([
    rows.listVersions(id),
    findModel(toViewer(member)),
    part === 'publish' ? readPublisher(request) : null,
    studio === 'v2-vibe-coder' ? readSpoken(request, member, id) : null,
  ])
  const newest = versions[0]?.n ?? version.n
  const names = Object.keys(files)
  const file = params.get('file') ?? 'index.html'
  const pages = names.filter((name) => name.endsWith('.html'))
  const page = params.get('page') ?? 'index.html'
  return {
    view: 'project' as const,
    id,
    key,
    heard,
    title: project.title,
    part,
    n: version.n,
    newest,
    preview: toPreviewAddress(version.id, pages.includes(page) ? page : (pages[0] ?? 'index.html')),
    told: version.told as VersionTold,
    said: version.said,
    turns: versions.map(({ n, said, told, createdAt }) => ({ n, said, told: told as VersionTold, createdAt })),
    model: model?.engine.label ?? null,
    pages,
    names,
    unfilled: plan.sections
      .flatMap((one) => toUnfilled(one).map((label) => `${findKind(one.kind)?.label}: ${label}`))
      .slice(0, 12),
    ...(part === 'sections'
      ? { sections: toSections(version), kinds: toKinds(), look: plan.look, pageTitle: plan.title, accents }
      : {}),
    ...(part === 'files' ? { file, text: files[file] ?? '', isNew: !names.includes(file) } : {}),
    ...(part === 'check' ? { remarks: checkPages(files) } : {}),
    ...(part === 'versions' ? { change: await readChange(id, version, params) } : {}),
    ...(part === 'publish' ? { publish: await readPublish(request, project, version, publisher!) } : {}),
  }
}

export const toPreviewAddress = (versionId: string, page: string) =>
  fillPath(endpoints['code/preview'], { id: versionId, page })

const toKinds = () => Object.entries(KINDS).map(([kind, { label }]) => ({ kind, label }))
const toSections = (version: rows.VersionRow) =>
  planOf(version).plan.sections.flatMap(({ id, kind, values }) => {
    const known = findKind(kind)
    return known
      ? [
          {
            id,
            label: known.label,
            fields: known.fields.map((field) => ({ ...field, value: values[field.name] ?? '' })),
          },
        ]
      : []
  })

const DIFF_MS = 1_500
/** What a version changed against the one before it, file by file. */
async function readChange(projectId: string, version: rows.VersionRow, params: URLSearchParams) {
  const against = Number(params.get('against') ?? version.n - 1)
  const before = against >= 1 ? await rows.findVersion(projectId, against) : null
  const [was, is] = [before ? filesOf(before) : {}, filesOf(version)]
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => was[name] !== is[name])
  return {
    against: before?.n ?? 0,
    files: changed.map((name) => {
      const found = diffLines(was[name] ?? '', is[name] ?? '', { timeout: DIFF_MS })
      const lines = (found ?? []).flatMap(({ added, removed, value, count }) => {
        const all = value.replace(/\n$/, '').split('\n')
        const shown = added || removed || count <= 6 ? all : [...all.slice(0, 3), '…', ...all.slice(-3)]
        return shown.map((line) => `${added ? '+' : removed ? '-' : ' '} ${line}`)
      })
      return { name, code: highlight(lines.join('\n'), 'diff') }
    }),
  }
}

async function readPublish(
  request: Request,
  project: rows.ProjectRow,
  version: rows.VersionRow,
  publisher: Awaited<ReturnType<typeof readPublisher>>,
) {
  const shown = project.publishedId === null ? null : await rows.findVersionById(project.publishedId)
  return {
    publisher,
    isHidden: project.hiddenAt !== null,
    shownN: shown?.version.n ?? null,
    address: brandOrigin(request) + to('builder', null, { app: project.id }),
    forms: readForms(filesOf(version)).map(({ name }) => name),
    replies: (await rows.listReplies(project.id, REPLIES_SHOWN)).map(({ id, form, fields, createdAt }) => ({
      ...{ id, form, createdAt },
      fields: fields as { label: string; value: string }[],
    })),
  }
}

async function readApp(id: string) {
  const found = await rows.findPublished(id)
  if (!found) throw notFound('There is no app under this address. Its maker may have taken it back.')
  const { project, version, by } = found
  return {
    view: 'app' as const,
    id,
    title: project.title,
    by,
    preview: toPreviewAddress(version.id, 'index.html'),
    forms: readForms(filesOf(version)),
  }
}
