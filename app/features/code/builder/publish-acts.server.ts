import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { lookOver } from '#app/kits/asking/moderation/moderation.server.ts'
import { fileReport } from '#app/kits/asking/moderation/reports.server.ts'
import { bumpContent } from '#app/kits/foundation/page-cache/content-version.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import type { Files } from '#app/engines/page-builder/plan.ts'
import { checkPages } from '#app/engines/page-builder/check-page.ts'
import { clock } from '#app/platform/clock.ts'
import type { FormProblem, Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { toTable } from '#app/platform/table.ts'
import { createId } from '#app/platform/secrets/ids.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import { MOST_REPLIES } from '../code.limits.ts'
import * as rows from '../keeping/code.store.server.ts'
import type { BuilderInput } from './builder.inputs.ts'
import { readForms } from './forms-of.ts'
import { filesOf, requireProject } from './project-keeping.server.ts'

const spendSend = createRateLimit('app-form', { points: 10, windowS: 60 })
const LOOKED_AT_CHARS = 8_000
const NO_APP = 'There is no app under this address. Its maker may have taken it back.'

/** Shows the version somebody looked at to everybody, under their name. */
export async function publish(
  request: Request,
  network: string,
  { project: id, after }: BuilderInput<'publish'>,
  typed: Typed,
) {
  const { version, project } = await requireProject(request, id, after)
  const refusal = toPublishingRefusal(await readPublisher(request), 'links')
  if (refusal) return refuse(typed, 'publish', refusal, 403)
  if (project.hiddenAt !== null)
    return refuse(typed, 'publish', 'The moderators took this app out of sight. It cannot be published again.', 403)
  const asked = checkPages(filesOf(version)).find(({ message }) => message.includes('passwords'))
  if (asked) return refuse(typed, 'publish', `${asked.file}, line ${asked.line}: ${asked.message}`, 422)
  await rows.saveProject(id, { publishedId: version.id, publishedAt: project.publishedAt ?? clock.now() })
  await bumpContent()
  await lookOver({
    text: toWords(filesOf(version)).slice(0, LOOKED_AT_CHARS),
    author: { member: await findUser(request), network },
    screen: 'builder',
    thing: {
      kind: 'app',
      thingId: id,
      authorId: project.userId,
      text: project.title,
      address: to('builder', null, { app: id }),
    },
  })
  return redirect(to('builder', null, { project: id, part: 'publish' }), 303)
}

/** What people read on the pages of some files. */
const toWords = (files: Files): string =>
  Object.entries(files)
    .filter(([name]) => name.endsWith('.html'))
    .map(([, html]) => html.replace(/<[^>]{0,2000}>/g, ' ').replace(/\s+/g, ' '))
    .join(' ')

export async function retract(request: Request, { project: id }: BuilderInput<'retract'>) {
  await requireProject(request, id)
  await rows.saveProject(id, { publishedId: null, publishedAt: null })
  await bumpContent()
  return redirect(to('builder', null, { project: id, part: 'publish' }), 303)
}

/** Keeps what a visitor sent by a form of a published app, for its owner alone. */
export async function sendToApp(network: string, input: BuilderInput<'send'>, typed: Typed) {
  const found = await rows.findPublished(input.app)
  if (!found) throw notFound(NO_APP)
  const form = readForms(filesOf(found.version)).find(({ name }) => name === input.form)
  if (!form) throw notFound('This app has no such form any more.')
  const given = new Map(input.field.map((name, n) => [name, (input.value[n] ?? '').trim()]))
  const errors = toTable<string>()
  for (const { name, label, isNeeded, type } of form.fields) {
    const value = given.get(name) ?? ''
    if (isNeeded && value === '') errors[`value-${name}`] = `${label}: this is needed.`
    if (type === 'email' && value !== '' && !/^[^\s@]{1,64}@[^\s@]{3,190}$/.test(value))
      errors[`value-${name}`] = `${label}: this is no email address.`
  }
  if (Object.keys(errors).length > 0) return data<{ problem: FormProblem }>({ problem: { ...typed, errors } }, 400)
  if (form.fields.every(({ name }) => (given.get(name) ?? '') === ''))
    return refuse(typed, 'form', 'Nothing was filled in.', 400)
  const waitS = await spendSend(network)
  if (waitS > 0) return refuse(typed, 'form', tooManyAtOnce('answers', waitS), overLimit(waitS))
  if ((await rows.countReplies(input.app)) >= MOST_REPLIES)
    return refuse(typed, 'form', 'This app takes no more answers: its maker has to clear some first.', 409)
  const fields = form.fields.map(({ name, label }) => ({ label, value: given.get(name) ?? '' }))
  await rows.createReply({ id: createId(), projectId: input.app, form: form.name, fields, createdAt: clock.now() })
  return redirectWithFlash(to('builder', null, { app: input.app }), {
    title: 'Sent',
    description: `Only ${found.by.name} reads it.`,
  })
}

/** Anybody may report a published app, guests too. */
export async function reportApp(request: Request, input: BuilderInput<'report'>, _typed: Typed) {
  const found = await rows.findPublished(input.target)
  if (!found) throw notFound(NO_APP)
  const user = await findUser(request)
  await fileReport(
    {
      ...{ kind: 'app', thingId: found.project.id, authorId: found.project.userId },
      ...{ text: found.project.title, address: to('builder', null, { app: found.project.id }) },
    },
    { userId: user?.id ?? null, reason: input.reason, words: input.words },
  )
  return redirectWithFlash(to('builder', null, { app: input.target }), {
    title: 'Thank you, it is reported',
    description: 'A person looks at it. Nobody learns who reported.',
  })
}
