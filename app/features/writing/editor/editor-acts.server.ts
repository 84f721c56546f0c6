import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { applyAll } from '#app/engines/kept-facts/hold-facts.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toKeyFor } from '#app/kits/members/visitor/visit-key.server.ts'
import { requireVisitor, toVisitorHeaders } from '#app/kits/members/visitor/visitor.server.ts'
import { readFields, textOf } from '#app/platform/request/fields.server.ts'
import { checkForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { beginWork, refuseFailed } from '../begin-work.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { isKeptAct, keptInputs } from '#app/kits/members/kept/kept.inputs.ts'
import { polishText } from '../polish/polish-text.server.ts'
import { makeDocument, requireDocument, restoreVersion, saveEdit, type Saved } from './documents.server.ts'
import { editorInputs, type EditorInputs } from './editor.inputs.ts'
import { CHECKED_MAX_CHARS } from './editor.limits.ts'
import { documentsKeeping } from './editor-view.server.ts'
import { TEMPLATES } from './templates.ts'

const WORK_LIMIT_MS = 90_000
/** A save every second and a half from several tabs stays far below it. */
const spendSave = createRateLimit('text-editor-saves', { points: 240, windowS: 60 })

export type Finding = {
  start: number
  end: number
  before: string
  after: string
  why: string
  by: string[]
  isFact: boolean
}
export type EditorAnswer = {
  problem: FormProblem | null
  saved: Saved | null
  checked: { version: number; findings: Finding[]; engine: string; isCut: boolean } | null
}
const answer = (more: Partial<EditorAnswer>, init: number | ResponseInit = 200) =>
  data<EditorAnswer>({ problem: null, saved: null, checked: null, ...more }, init)

/** A form of the editor: begin, save, check, apply, restore, or an act on the list. */
export async function actOnEditor(request: Request, network: string) {
  const fields = await readFields(request)
  if (isKeptAct(textOf(fields, 'do'))) {
    const form = checkForm(fields, keptInputs)
    const folder = new URL(request.url).searchParams.get('folder')
    return form.problem
      ? answer({ problem: form.problem }, 400)
      : actOnKept(request, documentsKeeping(folder), form.input)
  }
  const form = checkForm(fields, editorInputs)
  if (form.problem) return answer({ problem: form.problem }, 400)
  const waitS = await spendSave(network)
  if (waitS > 0)
    return answer({ problem: { errors: { text: tooManyAtOnce('saves', waitS) }, ...form.typed } }, overLimit(waitS))
  return act(request, network, form.input, form.typed)
}

async function act(request: Request, network: string, input: EditorInputs, typed: Typed) {
  switch (input.do) {
    case 'new':
      return begin(request, input)
    case 'save': {
      await requireDocument(request, input.id)
      const { title, text, folder, goal } = input
      return answer({ saved: await saveEdit(input.id, input.version, { title, text, folder, goal }) })
    }
    case 'restore': {
      const { row } = await requireDocument(request, input.id)
      await restoreVersion(row, input.version)
      return redirect(to('text-editor', null, { d: input.id }), 303)
    }
    case 'check':
      return check(request, network, input.id, typed)
    case 'apply': {
      const { row } = await requireDocument(request, input.id)
      const changes = input.take.flatMap(toChange).sort((a, b) => a.start - b.start)
      const isFit =
        row.version === input.version &&
        changes.every(({ end }, n) => end <= (changes[n + 1]?.start ?? row.text.length))
      if (!isFit)
        return answer(
          { problem: { errors: { take: 'The document changed since it was checked. Check it again.' }, ...typed } },
          409,
        )
      const { title, folder, goal } = row
      return answer({
        saved: await saveEdit(input.id, row.version, { title, text: applyAll(row.text, changes), folder, goal }),
      })
    }
  }
}

async function begin(request: Request, { template, text }: EditorInputs & { do: 'new' }) {
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const chosen = TEMPLATES[template]
  const firstLine = /^#{0,6}\s*(.{1,80})/.exec(text.trim())?.[1]
  const id = await makeDocument(owner, {
    title: text ? (firstLine ?? 'Untitled') : chosen.title,
    text: text || chosen.text,
  })
  const address = to('text-editor', null, { d: id, key: toKeyFor(id, owner, cookie === null) })
  return redirect(address, { status: 303, headers: toVisitorHeaders(cookie) })
}

/** Spelling and grammar by two checkers, on the text as it is saved. What would change a fact is told, and never ticked. */
async function check(request: Request, network: string, id: string, typed: Typed) {
  const { row } = await requireDocument(request, id)
  const draft = row.text.slice(0, CHECKED_MAX_CHARS)
  const nothing = { version: row.version, findings: [], engine: '', isCut: false }
  if (!/\p{L}/u.test(draft)) return answer({ checked: nothing })
  const begun = await beginWork({ member: await findUser(request), network }, 'text-editor', ['polish'])
  if (!('run' in begun)) return answer({ problem: { errors: { check: begun.message }, ...typed } }, begun.init)
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WORK_LIMIT_MS)])
    const { changes, taken, engine } = await polishText(begun.run, { draft, incoming: '', tone: 'plain' }, signal)
    const findings = changes
      .filter(({ id: one, flag }) => flag !== null || taken.includes(one))
      .map(({ start, end, before, after, why, by, flag }): Finding => ({
        start,
        end,
        before,
        after,
        why,
        by,
        isFact: flag !== null,
      }))
    return answer({
      checked: { version: row.version, findings, engine: engine?.label ?? '', isCut: row.text.length > draft.length },
    })
  } catch (error) {
    const { data: refused, init } = refuseFailed(typed, 'check', error)
    return answer(refused, init ?? 502)
  }
}

/** A finding as the form carries it: where, and what is to stand there. */
function toChange(value: string): { start: number; end: number; after: string }[] {
  const [, start, end, after = ''] = /^(\d{1,7})-(\d{1,7})=([\s\S]*)$/.exec(value) ?? []
  return start !== undefined && end !== undefined && Number(start) <= Number(end)
    ? [{ start: Number(start), end: Number(end), after }]
    : []
}
