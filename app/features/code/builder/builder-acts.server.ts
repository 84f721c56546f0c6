import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { checkPages } from '#app/engines/page-builder/check-page.ts'
import { createSection, findKind } from '#app/engines/page-builder/kinds.ts'
import { mergeFiles } from '#app/engines/page-builder/merge-files.ts'
import { MOST_SECTIONS, type Files, type Look, type Plan } from '#app/engines/page-builder/plan.ts'
import { readWish } from '#app/engines/page-builder/read-wish.ts'
import { writeFiles } from '#app/engines/page-builder/write-files.ts'
import { SPOKEN_MAX_BYTES } from '#app/kits/asking/spoken/spoken.limits.ts'
import { readUpload, type SentFile } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { toTable } from '#app/platform/table.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { MOST_FILES } from '../code.limits.ts'
import * as rows from '../keeping/code.store.server.ts'
import { sayWish, unsayWish } from '../spoken/say-wish.server.ts'
import { builderInputs, type BuilderInput, type BuilderInputs } from './builder.inputs.ts'
import { changeByModel } from './change-by-model.server.ts'
import { addVersion, filesOf, planOf, projectKeeping, requireProject, type Studio } from './project-keeping.server.ts'
import { publish, reportApp, retract, sendToApp } from './publish-acts.server.ts'
import { toLoss, type KeptPlan, type VersionTold } from './version.ts'

const spend = createRateLimit('builder', { points: 60, windowS: 60 })
const TITLE_CHARS = 120
const uploads = { sound: { most: 1, maxBytes: SPOKEN_MAX_BYTES } }

type Asked = { request: Request; network: string; studio: Studio; typed: Typed }

/** A form of the builder or of the vibe coder: both work on the same projects. */
export async function actOnBuilder(request: Request, network: string, studio: Studio) {
  const upload = await readUpload(request, builderInputs, uploads)
  try {
    if (upload.problem) return data<{ problem: FormProblem }>({ problem: upload.problem }, upload.init)
    const { input, typed, files } = upload
    return await act({ request, network, studio, typed }, input, files['sound']?.[0])
  } finally {
    await upload.discard()
  }
}

function act(asked: Asked, input: BuilderInputs, sent: SentFile | undefined) {
  const { request, network, studio, typed } = asked
  switch (input.do) {
    case 'say':
      return sayWish({ request, network, typed, sent, project: input.project })
    case 'unsay':
      return unsayWish(request, input.spoken)
    case 'delete':
    case 'bring-back':
    case 'rename':
      return actOnKept(request, projectKeeping(studio), input)
    case 'drop-reply':
      return dropReply(request, input)
    case 'publish':
      return publish(request, network, input, typed)
    case 'retract':
      return retract(request, input)
    case 'send':
      return sendToApp(network, input, typed)
    case 'report':
      return reportApp(request, input, typed)
    case 'begin':
      return begin(asked, input)
    default:
      return change(asked, input)
  }
}

async function dropReply(request: Request, { project, reply }: BuilderInput<'drop-reply'>) {
  await requireProject(request, project)
  await rows.removeReply(project, reply)
  return redirect(to('builder', null, { project, part: 'publish' }), 303)
}

/** Spends one change of a network; gives the refusal when there were too many. */
async function refuseHaste({ network, typed }: Asked) {
  const waitS = await spend(network)
  return waitS > 0 ? refuse(typed, 'prompt', tooManyAtOnce('changes', waitS), overLimit(waitS)) : null
}

async function begin(asked: Asked, { prompt }: BuilderInput<'begin'>) {
  const hasty = await refuseHaste(asked)
  if (hasty) return hasty
  const { request, studio } = asked
  const { plan, done, missed } = readWish(prompt, null)
  const base = writeFiles(plan)
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const [id, now] = [createSecretId(), clock.now()]
  const told: VersionTold = { done, missed, by: 'rules' }
  await store().tx(async () => {
    await rows.createProject({ id, ...owner, title: plan.title.slice(0, TITLE_CHARS), createdAt: now, updatedAt: now })
    await rows.createVersion({
      ...{ id: createSecretId(), projectId: id, n: 1, said: prompt, told },
      ...{ plan: { plan, base } satisfies KeptPlan, files: base, createdAt: now },
    })
  })
  return leadToMade({ owner, cookie }, id, (key) => to(studio, null, { project: id, key }))
}

type Change = BuilderInput<'wish' | 'section' | 'add' | 'place' | 'look' | 'file' | 'restore'>
/** What a change makes of a version; the field at which it is refused, and why. */
type Made =
  | { plan: KeptPlan; files: Files; told: VersionTold; said: string; part?: string }
  | { field: string; message: string; init: number | ResponseInit }

async function change(asked: Asked, input: Change) {
  const opened = await requireProject(asked.request, input.project)
  const hasty = await refuseHaste(asked)
  if (hasty) return hasty
  const { version, project, key } = opened
  const field = 'prompt' in input ? 'prompt' : input.do === 'file' ? 'text' : 'form'
  if (version.n !== input.after)
    return refuse(
      asked.typed,
      field,
      `Version ${version.n} came between. Look at it first; what you typed is still here.`,
      409,
    )
  const make = MAKERS[input.do] as (before: Before, input: Change) => Made | Promise<Made>
  const made = await make({ asked, version, kept: planOf(version), files: filesOf(version) }, input)
  if ('message' in made) return refuse(asked.typed, made.field, made.message, made.init)
  const loss = toLoss(filesOf(version), made.files)
  const isAgreed = 'consent' in input && input.consent === 'on'
  if (loss !== null && 'prompt' in input && !isAgreed)
    return refuse(asked.typed, 'consent', `This would take ${loss} lines away. Tick the box if that is meant.`, 409)
  const { part, ...next } = made
  const trouble = await addVersion(project, version.n, next)
  if (trouble) return refuse(asked.typed, field, trouble, 409)
  if (next.plan.plan.title !== planOf(version).plan.title)
    await rows.saveProject(project.id, { title: next.plan.plan.title })
  return redirect(
    to(asked.studio, null, {
      project: project.id,
      part: part ?? null,
      key,
      ...(input.do === 'file' && { file: input.file }),
    }),
    303,
  )
}

type Before = { asked: Asked; version: rows.VersionRow; kept: KeptPlan; files: Files }

/** What each form makes of the version before it. */
const MAKERS: { [Act in Change['do']]: (before: Before, input: Extract<Change, { do: Act }>) => Made | Promise<Made> } =
  {
    wish: ({ asked, version, kept, files }, input) => {
      if (input.with) return byModel(asked, kept, files, input.prompt)
      if (/^\s*(undo|go back|take (that|it) back)\W*$/i.test(input.prompt)) return undo(version)
      const { plan, done, missed } = readWish(input.prompt, kept.plan)
      if (done.length === 0)
        return {
          field: 'prompt',
          init: 422,
          message: `Nothing was changed: the rules do not understand “${missed.join('; ').slice(0, 200)}”. They know sections, their words, order, colours and lists.`,
        }
      return merge(kept, files, plan, { done, missed, by: 'rules' }, input.prompt)
    },
    section: ({ kept, files }, input) => {
      const section = kept.plan.sections.find(({ id }) => id === input.section)
      const kind = section && findKind(section.kind)
      if (!section || !kind) throw notFound('This section is not there any more.')
      const given = new Map(input.field.map((name, n) => [name, (input.value[n] ?? '').replace(/\r\n?/g, '\n')]))
      const values = Object.fromEntries(
        kind.fields.map(({ name, usual }) => [name, given.get(name) ?? section.values[name] ?? usual]),
      )
      const plan = {
        ...kept.plan,
        sections: kept.plan.sections.map((one) => (one === section ? { ...one, values } : one)),
      }
      return {
        ...merge(kept, files, plan, { done: [`Filled in ${kind.label.toLowerCase()}.`], missed: [], by: 'form' }, ''),
        part: 'sections',
      }
    },
    add: ({ kept, files }, input) => {
      if (kept.plan.sections.length >= MOST_SECTIONS)
        return { field: 'kind', init: 400, message: `A page has up to ${MOST_SECTIONS} sections.` }
      const section = createSection(
        input.kind,
        kept.plan.sections.map(({ id }) => id),
      )
      const plan = { ...kept.plan, sections: [...kept.plan.sections, section] }
      const label = findKind(input.kind)?.label.toLowerCase() ?? input.kind
      return {
        ...merge(kept, files, plan, { done: [`Added ${label}.`], missed: [], by: 'form' }, ''),
        part: 'sections',
      }
    },
    place: ({ kept, files }, input) => {
      const at = kept.plan.sections.findIndex(({ id }) => id === input.section)
      if (at < 0) throw notFound('This section is not there any more.')
      const [section] = kept.plan.sections.slice(at, at + 1)
      const rest = kept.plan.sections.toSpliced(at, 1)
      const sections =
        input.way === 'out' ? rest : rest.toSpliced(Math.max(0, at + (input.way === 'up' ? -1 : 1)), 0, section!)
      const label = findKind(section!.kind)?.label.toLowerCase() ?? section!.kind
      const done = [input.way === 'out' ? `Removed ${label}.` : `Moved ${label} ${input.way}.`]
      return {
        ...merge(kept, files, { ...kept.plan, sections }, { done, missed: [], by: 'form' }, ''),
        part: 'sections',
      }
    },
    look: ({ kept, files }, input) => {
      const look = { accent: input.accent, isDark: input.ground === 'dark', font: input.font } as Look
      const done = ['Changed its name or its look.']
      return {
        ...merge(kept, files, { ...kept.plan, title: input.title, look }, { done, missed: [], by: 'form' }, ''),
        part: 'sections',
      }
    },
    file: ({ kept, files }, input) => {
      const text = input.text.replace(/\r\n?/g, '\n')
      const isNew = !Object.hasOwn(files, input.file)
      if (isNew && Object.keys(files).length >= MOST_FILES)
        return { field: 'file', init: 400, message: `A project has up to ${MOST_FILES} files.` }
      if (text.trim() === '' && (isNew || input.file === 'index.html'))
        return {
          field: 'text',
          init: 400,
          message: isNew ? 'Write something into the new file.' : 'The first page cannot be empty.',
        }
      const isGone = text.trim() === ''
      if (isGone && input.consent !== 'on')
        return { field: 'consent', init: 409, message: 'An emptied file is removed. Tick the box if that is meant.' }
      if (!isNew && files[input.file] === text) return { field: 'text', init: 422, message: 'Nothing was changed.' }
      const next = toTable({ ...files, [input.file]: text })
      if (isGone) delete next[input.file]
      const remarks = checkPages({ [input.file]: text }).filter(({ isGrave }) => isGrave)
      const done = [
        `${isGone ? 'Removed' : isNew ? 'Added' : 'Edited'} ${input.file}${remarks.length > 0 ? `; the check has ${remarks.length} ${remarks.length === 1 ? 'remark' : 'remarks'}` : ''}.`,
      ]
      return { plan: kept, files: next, told: { done, missed: [], by: 'hand' }, said: '', part: 'files' }
    },
    restore: async ({ version }, input) => {
      const wanted = await rows.findVersion(version.projectId, input.n)
      if (!wanted) throw notFound('This version is not there any more.')
      return {
        plan: planOf(wanted),
        files: filesOf(wanted),
        told: { done: [`Went back to version ${input.n}.`], missed: [], by: 'undo' },
        said: '',
      }
    },
  }

async function byModel({ request, network }: Asked, kept: KeptPlan, files: Files, wish: string): Promise<Made> {
  const changed = await changeByModel(files, wish, { member: await findUser(request), network, signal: request.signal })
  if ('message' in changed) return { field: 'prompt', ...changed }
  const told: VersionTold = { done: changed.done, missed: [], by: changed.by }
  return { plan: kept, files: changed.files, told, said: wish }
}

async function undo(version: rows.VersionRow): Promise<Made> {
  const before = version.n > 1 ? await rows.findVersion(version.projectId, version.n - 1) : null
  if (!before) return { field: 'prompt', init: 422, message: 'This is the first version; there is nothing to undo.' }
  return {
    plan: planOf(before),
    files: filesOf(before),
    said: 'Undo',
    told: { done: [`Took version ${version.n} back.`], missed: [], by: 'undo' },
  }
}

/** The new files of a plan, with what hands changed kept; refused where both changed the same lines. */
function merge(kept: KeptPlan, files: Files, plan: Plan, told: VersionTold, said: string): Made {
  const next = writeFiles(plan)
  const merged = mergeFiles(kept.base, files, next)
  const [first] = merged.conflicts
  if (first)
    return {
      ...{ field: said === '' ? 'form' : 'prompt', init: 409 },
      message: `This does not fit onto what was edited by hand in ${first.file}, near line ${first.line}. Nothing was changed. Edit the file itself, or go back to a version before that edit.`,
    }
  return { plan: { plan, base: next }, files: merged.files, told, said }
}
