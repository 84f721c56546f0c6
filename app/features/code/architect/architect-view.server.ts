import { to } from '#app/catalogue/to.ts'
import { NOT_THERE, readKeptPage, type Keeping } from '#app/kits/members/kept/kept-acts.server.ts'
import { findReader } from '#app/kits/members/visitor/reader.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { findSurvey } from '../keeping/code.store.server.ts'
import { surveys } from '../keeping/kept-tables.store.server.ts'
import { compareSurveys } from './compare-surveys.ts'
import { listOperatorFolders } from './operator-folders.server.ts'
import type { Survey } from './survey.ts'
import { toHtmlReport, toMarkdownReport } from './write-report.ts'

export const surveysKeeping: Keeping = {
  ...surveys,
  toAddress: (id, query = {}) => to('v2-code-architect', null, { ...(id !== null && { survey: id }), ...query }),
}
export const parts = ['overview', 'map', 'dependencies', 'review', 'compare'] as const
export type Part = (typeof parts)[number]
const MOST_SHOWN = 60
const OTHERS_SHOWN = 50

/** A survey whoever asks may see. Throws the same 404 for one of somebody else as for none. */
async function requireSurvey(request: Request, id: string) {
  const row = await findSurvey(id)
  const reader = await findReader(request, id, row)
  if (!row || !reader) throw notFound(NOT_THERE)
  return { row, ...reader }
}

/** The code architect as its address asks for it. */
export async function readArchitect(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('survey')
  if (id) return readOne(request, id, params)
  return {
    view: 'start' as const,
    page: await readKeptPage(surveysKeeping, await findVisitor(request), params, () => ''),
    folders: (await findUser(request))?.isAdmin ? await listOperatorFolders() : [],
  }
}
export type ArchitectView = Awaited<ReturnType<typeof readArchitect>>
export type SurveyView = Extract<ArchitectView, { view: 'ready' }>

async function readOne(request: Request, id: string, params: URLSearchParams) {
  const { row, owner } = await requireSurvey(request, id)
  if (row.state !== 'ready' || !row.report)
    return { view: 'waiting' as const, id, title: row.title, trouble: row.trouble }
  const survey = row.report as Survey
  const wanted = params.get('part')
  const part = parts.find((one) => one === wanted) ?? 'overview'
  const callers = toCallers(survey)
  const modulePath = params.get('module')
  const chosen = modulePath === null ? null : (survey.modules.find(({ path }) => path === modulePath) ?? null)
  if (modulePath !== null && !chosen) throw notFound('There is no such module in this repository.')
  const { modules, ...rest } = survey
  return {
    view: 'ready' as const,
    id,
    title: row.title,
    part,
    survey: rest,
    moduleCount: modules.length,
    folders: part === 'map' ? toFolders(survey) : [],
    hot: toHotSpots(survey, callers),
    chosen: chosen && { ...chosen, callers: callers.get(chosen.path) ?? [] },
    others:
      part === 'compare'
        ? (await surveys.list(owner, { search: '', before: null, most: OTHERS_SHOWN })).filter((one) => one.id !== id)
        : [],
    change: part === 'compare' ? await readChange(request, survey, params.get('against')) : null,
    reports:
      part === 'overview'
        ? { markdown: toMarkdownReport(row.title, survey), html: toHtmlReport(row.title, survey) }
        : null,
  }
}

async function readChange(request: Request, survey: Survey, against: string | null) {
  if (!against) return null
  const { row } = await requireSurvey(request, against)
  if (row.state !== 'ready' || !row.report) return null
  return { title: row.title, ...compareSurveys(row.report as Survey, survey) }
}

function toCallers({ modules }: Survey): Map<string, string[]> {
  const callers = new Map<string, string[]>()
  for (const { path, imports } of modules)
    for (const target of imports) callers.set(target, [...(callers.get(target) ?? []), path])
  return callers
}

/** Files where much meets: many branches, many lines, many that rely on them. */
export function toHotSpots({ modules }: Survey, callers: ReadonlyMap<string, string[]>) {
  return modules
    .map(({ path, lines, branches }) => {
      const usedBy = callers.get(path)?.length ?? 0
      return { path, lines, branches, usedBy, heat: (branches + 1) * Math.log2(lines + 1) * (1 + usedBy) }
    })
    .sort((a, b) => b.heat - a.heat)
    .slice(0, 15)
}

/** How folders rely on each other. */
function toFolders({ modules }: Survey) {
  const folderOf = (path: string) => path.split('/').slice(0, -1).slice(0, 3).join('/') || '.'
  const all = new Map<string, { files: number; lines: number; uses: Map<string, number>; paths: string[] }>()
  for (const { path, lines, imports } of modules) {
    const name = folderOf(path)
    const one = all.get(name) ?? { files: 0, lines: 0, uses: new Map<string, number>(), paths: [] }
    all.set(name, one)
    one.files += 1
    one.lines += lines
    if (one.paths.length < MOST_SHOWN) one.paths.push(path)
    for (const target of imports) {
      const other = folderOf(target)
      if (other !== name) one.uses.set(other, (one.uses.get(other) ?? 0) + 1)
    }
  }
  return [...all]
    .map(([name, { uses, ...one }]) => ({ name, ...one, uses: [...uses].sort((a, b) => b[1] - a[1]).slice(0, 8) }))
    .sort((a, b) => b.lines - a.lines)
    .slice(0, MOST_SHOWN)
}
