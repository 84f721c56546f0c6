import { data, redirect } from '@remix-run/node'
import { changedFacts } from '#app/engines/kept-facts/changed-facts.ts'
import type { AuthoredDetails, AuthoredKind } from '#app/database/tables/learn/authoring.ts'
import type { CurrentUser } from '#app/kits/members/identity/account/current-user.ts'
import { findUserByUsername } from '#app/kits/members/identity/account/users.store.server.ts'
import { readPublisher } from '#app/kits/members/publishing/publisher.server.ts'
import { toPublishingRefusal } from '#app/kits/members/publishing/publisher.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readFields } from '#app/platform/request/fields.server.ts'
import { checkForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { forbidden, notFound } from '#app/platform/request/problem.ts'
import * as rows from './authored.store.server.ts'
import {
  addAuthor,
  beginText,
  dropAuthor,
  requireAuthor,
  requireText,
  saveVersion,
  scheduleText,
  showText,
  withdrawText,
} from './authoring.server.ts'
import { deskInputs, type DeskInputs } from './desk.inputs.ts'
import { fromLocal, toLocal } from './local-time.ts'

/** What a reader finds wrong before a text is shown: `stops` keep it back, `warnings` ask for a second press. */
export type Findings = { stops: string[]; warnings: string[] }

/** One kind of text at the desk. */
export type Desk = {
  kind: AuthoredKind
  /** The desk's own address, with more of a query; the name of the query that says which text. */
  toAddress: (query?: Readonly<Record<string, string | null>>) => string
  idName: string
  /** What this kind has besides a title and a text, out of the form; errors by field where it is not right. */
  readDetails: (fields: Record<string, unknown>) => { details: AuthoredDetails } | { errors: Record<string, string> }
  emptyText: string
  emptyDetails: AuthoredDetails
  check: (row: rows.TextRow) => Findings | Promise<Findings>
  /** A text that came with the product, to begin from when somebody changes it. */
  findFile: (slug: string) => { title: string; text: string; details: AuthoredDetails } | null
}

const MOST_VERSIONS = 60

/** The desk of those who write: all texts, or one of them. */
export async function readDesk(request: Request, desk: Desk) {
  const author = await requireAuthor(request, desk.kind)
  const params = new URL(request.url).searchParams
  const id = params.get(desk.idName)
  if (!id) {
    const [texts, chosen] = [await rows.listTexts(desk.kind), author.isAdmin ? await rows.listAuthors(desk.kind) : []]
    const names = await rows.namesOf(texts.flatMap(({ userId }) => userId ?? []))
    return {
      part: 'desk' as const,
      texts: texts.map((row) => ({ ...toListed(row), author: names.get(row.userId ?? '') ?? 'A former member' })),
      authors: author.isAdmin ? chosen : null,
    }
  }
  const row = await openText(author, desk, id)
  if (row.id !== id) throw redirect(desk.toAddress({ [desk.idName]: row.id }), 302)
  const versions = await rows.listVersions(row.id, MOST_VERSIONS)
  const names = await rows.namesOf(versions.flatMap(({ userId }) => userId ?? []))
  const { title, text, details, version } = row
  return {
    part: 'text' as const,
    row: { ...toListed(row), title, text, details, version, showNote: row.showNote, zone: row.zone },
    showsAt: row.showAt ? toLocal(row.showAt, row.zone).replace('T', ', ') : null,
    findings: await desk.check(row),
    facts: factsOf(row),
    versions: versions.map(({ number, createdAt, shownAt, note, userId, text: words, title: name }) => ({
      ...{ number, createdAt, shownAt, note, title: name },
      by: names.get(userId ?? '') ?? 'A former member',
      chars: words.length,
    })),
  }
}
export type DeskView = Awaited<ReturnType<typeof readDesk>>

/** A text by its id; by the name of one that came with the product, a copy of it to change. */
async function openText(author: CurrentUser, desk: Desk, id: string): Promise<rows.TextRow> {
  const row = (await rows.findText(desk.kind, id)) ?? (await rows.findTextBySlug(desk.kind, id))
  if (row) return row
  const file = desk.findFile(id)
  if (!file) throw notFound('There is no such text. It may have been removed.')
  const begun = await beginText(author, desk.kind, id, file)
  return requireText(desk.kind, 'id' in begun ? begun.id : id)
}

const toListed = ({ id, slug, title, state, shownAt, changedAt, updatedAt, shown, version }: rows.TextRow) => ({
  ...{ id, slug, title, state, shownAt, changedAt, updatedAt },
  hasUnshown: shown !== null && shown.version !== version,
})

/** Figures, names and addresses that readers know and the newest version says otherwise. */
function factsOf({ shown, text }: rows.TextRow): { lost: string[]; came: string[] } | null {
  if (!shown) return null
  const { lost, invented } = changedFacts(shown.text, text)
  const words = (facts: readonly { text: string }[]) => [...new Set(facts.map((fact) => fact.text))].slice(0, 30)
  return { lost: words(lost), came: words(invented) }
}

export type DeskAnswer = { problem: FormProblem; act: string }
const refuse = (act: string, problem: FormProblem, status = 400) => data<DeskAnswer>({ problem, act }, status)

type Work = { author: CurrentUser; desk: Desk; typed: Typed; fields: Record<string, unknown>; id: string }

/** A form of the desk. */
export async function actOnDesk(request: Request, desk: Desk) {
  const author = await requireAuthor(request, desk.kind)
  const fields = await readFields(request)
  const form = checkForm(fields, deskInputs)
  if (form.problem) return refuse(String(fields['do'] ?? ''), form.problem)
  const id = new URL(request.url).searchParams.get(desk.idName) ?? ''
  if (form.input.do === 'show' || form.input.do === 'schedule') {
    const unready = toPublishingRefusal(await readPublisher(request), 'texts')
    if (unready) return refuse(form.input.do, { ...form.typed, errors: { publish: unready } }, 403)
  }
  return act({ author, desk, typed: form.typed, fields, id }, form.input)
}

async function act(work: Work, input: DeskInputs) {
  const { author, desk, id } = work
  switch (input.do) {
    case 'begin':
      return begin(work, input)
    case 'add-author':
    case 'drop-author':
      return changeAuthors(work, input)
    case 'save':
      return save(work, input)
    case 'show':
    case 'schedule':
      return publish(work, input)
    case 'withdraw': {
      await withdrawText(author.id, await requireText(desk.kind, id))
      return redirect(desk.toAddress({ [desk.idName]: id }), 303)
    }
    case 'restore': {
      const row = await requireText(desk.kind, id)
      const old = await rows.findVersion(row.id, input.number)
      if (!old) throw notFound('This version is not kept any more.')
      await saveVersion(author, row, row.version, old)
      return redirect(desk.toAddress({ [desk.idName]: id }), 303)
    }
  }
}

async function begin({ author, desk, typed }: Work, { title, slug }: DeskInputs & { do: 'begin' }) {
  const address =
    slug ||
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80)
      .replace(/-$/, '')
  const taken = { errors: { slug: 'Write an address of small letters, digits and dashes.' }, ...typed }
  if (address === '' || address === 'none') return refuse('begin', taken)
  if (desk.findFile(address))
    return refuse(
      'begin',
      { ...taken, errors: { slug: 'A text that came with the product has this address. Open it there to change it.' } },
      409,
    )
  const begun = await beginText(author, desk.kind, address, { title, text: desk.emptyText, details: desk.emptyDetails })
  if ('taken' in begun) return refuse('begin', { ...taken, errors: { slug: 'Another text has this address.' } }, 409)
  return redirect(desk.toAddress({ [desk.idName]: begun.id }), 303)
}

async function save({ author, desk, typed, fields, id }: Work, { title, text, version }: DeskInputs & { do: 'save' }) {
  const row = await requireText(desk.kind, id)
  const read = desk.readDetails(fields)
  if ('errors' in read) return refuse('save', { ...typed, errors: read.errors })
  const isSaved = await saveVersion(author, row, version, {
    title,
    text: text.replace(/\r\n/g, '\n'),
    details: read.details,
  })
  if (!isSaved) {
    const message =
      'Somebody saved another version meanwhile. Yours appears here and is not saved: open the page in another tab to compare, then save again.'
    const values = { ...typed.values, version: String(row.version) }
    return refuse('save', { lists: typed.lists, values, errors: { text: message } }, 409)
  }
  return redirectWithFlash(desk.toAddress({ [desk.idName]: id }), {
    title: 'Saved',
    description: 'As a version of its own. Readers see it when you publish it.',
  })
}

async function publish({ author, desk, typed, id }: Work, input: DeskInputs & { do: 'show' | 'schedule' }) {
  const row = await requireText(desk.kind, id)
  const refused = (field: string, message: string, status = 409) =>
    refuse(input.do, { ...typed, errors: { [field]: message } }, status)
  const { stops, warnings } = await desk.check(row)
  if (stops.length > 0)
    return refused(
      'publish',
      `${stops.length === 1 ? 'One thing has' : `${stops.length} things have`} to be put right first: ${stops[0]}`,
    )
  if (row.shownAt !== null && input.note === '')
    return refused('note', 'Say in a sentence what changed. Readers see it.', 400)
  if (warnings.length > 0 && input.sure !== 'yes')
    return refused('sure', 'The checks below found something. Look at it, and tick the box if it is to stand.')
  if (input.do === 'show') {
    await showText(author.id, row, input.note)
    return redirectWithFlash(desk.toAddress({ [desk.idName]: id }), {
      title: 'Published',
      description: 'Everybody can read it now.',
    })
  }
  const time = fromLocal(input.when, input.zone)
  if (!time) return refused('when', 'Choose a day and an hour, and a time zone such as Europe/Berlin.', 400)
  if (time.at <= clock.now()) return refused('when', 'That moment is over. Choose a later one, or publish it now.', 400)
  await scheduleText(row, time.at, input.zone, input.note)
  const told = time.isSkipped
    ? 'The clocks go forward over that hour; it will be shown right after it.'
    : time.isTwice
      ? 'The clocks show that hour twice; it will be shown the first time.'
      : 'It will be shown at that time.'
  return redirectWithFlash(desk.toAddress({ [desk.idName]: id }), { title: 'Scheduled', description: told })
}

async function changeAuthors({ author, desk, typed }: Work, input: DeskInputs & { do: 'add-author' | 'drop-author' }) {
  if (!author.isAdmin) throw forbidden('Only an administrator chooses who writes.')
  if (input.do === 'drop-author') await dropAuthor(author, desk.kind, input.member)
  else {
    const member = await findUserByUsername(input.handle.replace(/^@/, '').toLowerCase())
    if (!member) return refuse('add-author', { ...typed, errors: { handle: 'There is no member of this name.' } }, 404)
    await addAuthor(author, desk.kind, member.id)
  }
  return redirect(desk.toAddress(), 303)
}
