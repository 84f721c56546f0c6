import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { createShareLink, revokeShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { checkForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toTable } from '#app/platform/table.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import * as rows from '../keeping/code.store.server.ts'
import { findSaidLanguage, isLanguage, type Language } from '../library/languages.ts'
import { findSnippet } from '../library/library.server.ts'
import { snippetsFor } from '../library/snippets-for.server.ts'
import { toFieldError, type Snippet } from '../library/snippet.ts'
import { codeKeeping, requireAnswer, SHARE_KIND } from './code-keeping.server.ts'
import { codeInputs, type CodeInput } from './code.inputs.ts'
import { prove, proveSnippet } from './prove.server.ts'
import { toGuessed } from './guess-fields.ts'
import type { Told } from './told.ts'
import { writeByModels } from './write-by-models.server.ts'

const spend = createRateLimit('code', { points: 40, windowS: 60 })
const TITLE_CHARS = 120

/** A form of the code generator. */
export async function actOnCode(request: Request, raw: Record<string, unknown>, network: string) {
  const form = checkForm(raw, codeInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  switch (input.do) {
    case 'ask':
    case 'take':
    case 'fill':
    case 'edit': {
      const waitS = await spend(network)
      if (waitS > 0) return refuse(typed, 'prompt', tooManyAtOnce('tasks', waitS), overLimit(waitS))
      if (input.do === 'ask') return input.with ? write(request, network, input, typed) : ask(request, input)
      if (input.do === 'take') return take(request, input)
      if (input.do === 'fill') return fill(request, input, typed)
      return edit(request, input)
    }
    case 'pick':
      return pick(request, input)
    case 'share': {
      const { owner } = await requireAnswer(request, input.answer)
      const refusal = toPublishingRefusal(await readPublisher(request), 'links')
      if (refusal) return refuse(typed, 'term', refusal, 403)
      await createShareLink({ kind: SHARE_KIND, thingId: input.answer }, owner, input.term)
      return lead(input.answer, null, '#share')
    }
    case 'revoke': {
      const { owner } = await requireVisitor(request, await findUser(request))
      await revokeShareLink(input.share, owner)
      const answer = new URL(request.url).searchParams.get('answer')
      return answer ? lead(answer, null, '#share') : redirect(to('code-generator'), 303)
    }
    default:
      return actOnKept(request, codeKeeping, input)
  }
}

const lead = (answer: string, key: string | null, hash = '#result') =>
  redirect(to('code-generator', null, { answer, key }) + hash, 303)

const toLanguage = (prompt: string, chosen: Language | 'any'): Language | null =>
  chosen === 'any' ? findSaidLanguage(prompt) : chosen

async function ask(request: Request, { prompt, language: chosen }: CodeInput<'ask'>) {
  const language = toLanguage(prompt, chosen)
  const { found, isSure } = await snippetsFor(prompt, language)
  const [best] = found
  if (!isSure || !best) return redirect(to('code-generator', null, { prompt, language: chosen, near: '1' }), 303)
  return keep(request, prompt, best.snippet)
}

async function take(request: Request, { prompt, snippet: id }: CodeInput<'take'>) {
  const snippet = findSnippet(id)
  if (!snippet) throw notFound('This snippet is not in the library any more.')
  return keep(request, prompt || snippet.title, snippet)
}

async function keep(request: Request, task: string, snippet: Snippet) {
  const values = toGuessed(snippet, task)
  const { text, ...proof } = await proveSnippet(snippet, values, request.signal)
  const told: Told = {
    ...{ task, values, by: null, isEdited: false, candidates: [], checksBy: null },
    ...proof,
  }
  return create(request, { title: task, language: snippet.language, snippetId: snippet.id, text, told })
}

type Made = { title: string; language: Language; snippetId: string | null; text: string; told: Told }

async function create(request: Request, { title, ...made }: Made) {
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const [id, now] = [createSecretId(), clock.now()]
  await rows.createAnswer({ id, ...owner, title: title.slice(0, TITLE_CHARS), ...made, createdAt: now, updatedAt: now })
  return leadToMade({ owner, cookie }, id, (key) => `${to('code-generator', null, { answer: id, key })}#result`)
}

async function fill(request: Request, { answer, field, value }: CodeInput<'fill'>, typed: Typed) {
  const { row, key } = await requireAnswer(request, answer)
  const snippet = row.snippetId === null ? null : findSnippet(row.snippetId)
  if (!snippet) throw notFound('This snippet is not in the library any more.')
  const errors = toTable<string>()
  const values = toTable<string>()
  for (const one of snippet.fields) {
    const at = field.indexOf(one.name)
    const given = (at < 0 ? one.usual : (value[at] ?? '')).trim()
    const fault = toFieldError(one, given)
    if (fault) errors[`value-${one.name}`] = fault
    values[one.name] = given
  }
  if (Object.keys(errors).length > 0) return data<{ problem: FormProblem }>({ problem: { ...typed, errors } }, 400)
  const { text, ...proof } = await proveSnippet(snippet, values, request.signal)
  const told: Told = { ...(row.told as Told), ...proof, values, isEdited: false, by: null }
  await rows.saveAnswer(answer, { text, told, updatedAt: clock.now() })
  return lead(answer, key)
}

async function edit(request: Request, { answer, text: code, check }: CodeInput<'edit'>) {
  const { row, key } = await requireAnswer(request, answer)
  const before = row.told as Told
  const language = row.language as Language
  const snippet = row.snippetId === null ? null : findSnippet(row.snippetId)
  const { text, ...proof } = await prove({ language, code, setup: snippet?.setup ?? '', check }, request.signal)
  const told: Told = { ...before, ...proof, isEdited: true }
  await rows.saveAnswer(answer, { text, told, updatedAt: clock.now() })
  return lead(answer, key)
}

async function write(request: Request, network: string, { prompt, language: chosen }: CodeInput<'ask'>, typed: Typed) {
  const language = toLanguage(prompt, chosen)
  if (language === null) return refuse(typed, 'language', 'Choose a language, or name it in the task.', 400)
  const written = await writeByModels(prompt, language, {
    member: await findUser(request),
    network,
    signal: request.signal,
  })
  if (!('candidates' in written)) return refuse(typed, 'prompt', written.message, written.init)
  const { candidates, check, checksBy } = written
  const place = candidates.findIndex(({ ran }) => ran?.isDone && ran.checks.every(({ isPassed }) => isPassed))
  const best = candidates[Math.max(0, place)]!
  const { by, ran, parsed, text } = best
  const told: Told = {
    ...{ task: prompt, values: {}, by, isEdited: false, formatter: null, parsed, ran, check, candidates, checksBy },
  }
  return create(request, { title: prompt, language, snippetId: null, text, told })
}

async function pick(request: Request, { answer, place }: CodeInput<'pick'>) {
  const { row, key } = await requireAnswer(request, answer)
  const before = row.told as Told
  const candidate = before.candidates[place]
  if (!candidate || !isLanguage(row.language)) throw notFound('This candidate is not there any more.')
  const { by, ran, parsed, text } = candidate
  await rows.saveAnswer(answer, { text, told: { ...before, by, ran, parsed, isEdited: false }, updatedAt: clock.now() })
  return lead(answer, key)
}
