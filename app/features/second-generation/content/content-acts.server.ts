import { data, redirect } from '@remix-run/node'
import { to } from '#app/catalogue/to.ts'
import { store } from '#app/database/store.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { actOnKept } from '#app/kits/members/kept/kept-acts.server.ts'
import { leadToMade } from '#app/kits/members/visitor/lead-to-made.server.ts'
import { requireVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm, type FormProblem, type Typed } from '#app/platform/request/form.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { createId, createSecretId } from '#app/platform/secrets/ids.server.ts'
import { refuse } from '#app/platform/request/refuse-field.server.ts'
import type { Brief } from './brief.ts'
import { compose } from './compose.ts'
import { briefsKeeping, requireBrief } from './content-keeping.server.ts'
import { contentInputs, type ContentInput } from './content.inputs.ts'
import { MOST_FACTS } from './content.limits.ts'
import * as rows from './content.store.server.ts'
import { EXAMPLE } from './example-brief.ts'
import type { PieceKind } from './pieces.ts'
import { wordPiece } from './word-piece.server.ts'

const spend = createRateLimit('content-studio', { points: 30, windowS: 60 })

/** A form of the content studio. */
export async function actOnContent(request: Request, network: string) {
  const form = await readForm(request, contentInputs)
  if (form.problem) return data<{ problem: FormProblem }>({ problem: form.problem }, 400)
  const { input, typed } = form
  // What is changed belongs to whoever asks; only what is made anew is counted.
  const waitS = input.do === 'begin' || input.do === 'example' ? await spend(network) : 0
  if (waitS > 0) return refuse(typed, 'title', tooManyAtOnce('briefs', waitS), overLimit(waitS))
  switch (input.do) {
    case 'begin':
      return toFacts(input).length > MOST_FACTS
        ? refuse(typed, 'value', `Up to ${MOST_FACTS} facts fit.`, 400)
        : begin(request, toBrief(input))
    case 'example':
      return begin(request, EXAMPLE)
    case 'save': {
      const { row, key } = await requireBrief(request, input.brief)
      if (toFacts(input).length > MOST_FACTS) return refuse(typed, 'value', `Up to ${MOST_FACTS} facts fit.`, 400)
      await rows.saveBrief(row.id, { title: input.title, brief: toBrief(input), updatedAt: clock.now() })
      return lead(row.id, (await rows.listPieces(row.id)).length > 0 ? 'pieces' : 'brief', key)
    }
    case 'make':
      return make(request, input)
    case 'renew':
      return renew(request, input)
    case 'edit':
    case 'word':
    case 'restore':
    case 'day':
    case 'remove':
      return actOnPiece(request, network, input, typed)
    default:
      return actOnKept(request, briefsKeeping, input)
  }
}

const lead = (brief: string, part: string, key: string | null, hash = '') =>
  redirect(to('v2-content-creation-studio', null, { brief, part, key }) + hash, 303)

type Sent = ContentInput<'begin' | 'save'>

/** The rows that say something; one keeps its id, so that what changed in it is known. */
function toFacts({ fact, kind, label, value }: Sent): Brief['facts'] {
  const taken = new Set<string>()
  return value.flatMap((words, n) => {
    if (words === '') return []
    const known = fact[n] ?? ''
    const id = known === '' || taken.has(known) ? createId() : known
    taken.add(id)
    return [{ id, kind: kind[n] ?? 'text', label: label[n] ?? '', value: words }]
  })
}

const toBrief = (input: Sent): Brief => {
  const { title, message, audience, tone, action } = input
  return { title, message, audience, tone, action, facts: toFacts(input) }
}

async function begin(request: Request, brief: Brief) {
  const { owner, cookie } = await requireVisitor(request, await findUser(request))
  const [id, now] = [createSecretId(), clock.now()]
  await rows.createBrief({ id, ...owner, title: brief.title, brief, createdAt: now, updatedAt: now })
  return leadToMade({ owner, cookie }, id, (key) =>
    to('v2-content-creation-studio', null, {
      ...{ brief: id, part: 'pieces' },
      key,
    }),
  )
}

async function make(request: Request, { brief: id, pieces }: ContentInput<'make'>) {
  const { row, key } = await requireBrief(request, id)
  const known = new Set((await rows.listPieces(id)).map(({ kind }) => kind))
  const now = clock.now()
  for (const [n, kind] of pieces.filter((one) => !known.has(one)).entries()) {
    const at = new Date(now.getTime() + n)
    const { text, used } = compose(kind, row.brief as Brief)
    await rows.createPiece({ id: createId(), briefId: id, kind, text, used, by: null, createdAt: at, updatedAt: now })
  }
  return lead(id, 'pieces', key)
}

/** Makes chosen pieces anew from the brief as it stands; what they said before stays among their versions. */
async function renew(request: Request, { brief: id, piece }: ContentInput<'renew'>) {
  const { row, key } = await requireBrief(request, id)
  for (const one of (await rows.listPieces(id)).filter((each) => piece.includes(each.id)))
    await keep(one, { ...compose(one.kind as PieceKind, row.brief as Brief), by: null })
  return lead(id, 'pieces', key)
}

type Said = Pick<rows.PieceRow, 'text' | 'used' | 'by'>

const keep = (piece: rows.PieceRow, said: Said): Promise<void> =>
  store().tx(async () => {
    const now = clock.now()
    const { id: pieceId, text, used, by } = piece
    await rows.createVersion({ id: createId(), pieceId, text, used, by, createdAt: now })
    await rows.savePiece(pieceId, { ...said, updatedAt: now })
  })

async function actOnPiece(
  request: Request,
  network: string,
  input: ContentInput<'edit' | 'word' | 'restore' | 'day' | 'remove'>,
  typed: Typed,
) {
  const { row, key } = await requireBrief(request, input.brief)
  const piece = await rows.findPiece(row.id, input.piece)
  if (!piece) throw notFound('This piece is not there any more.')
  const hash = `#piece-${piece.id}`
  switch (input.do) {
    case 'edit':
      if (input.text !== piece.text) await keep(piece, { text: input.text, used: piece.used, by: 'you' })
      return lead(row.id, 'pieces', key, hash)
    case 'word': {
      const brief = row.brief as Brief
      const kind = piece.kind as PieceKind
      const worded = await wordPiece(kind, brief, { member: await findUser(request), network, signal: request.signal })
      if (!('text' in worded)) return refuse(typed, 'piece', worded.message, worded.init)
      await keep(piece, { text: worded.text, used: compose(kind, brief).used, by: worded.by })
      return lead(row.id, 'pieces', key, hash)
    }
    case 'restore': {
      const version = (await rows.listVersions(piece.id)).find(({ id }) => id === input.version)
      if (!version) throw notFound('This version is not there any more.')
      await keep(piece, { text: version.text, used: version.used, by: version.by })
      return lead(row.id, 'pieces', key, hash)
    }
    case 'day':
      await rows.savePiece(piece.id, { day: input.day, updatedAt: clock.now() })
      return lead(row.id, 'calendar', key)
    case 'remove':
      await rows.removePiece(piece.id)
      return lead(row.id, 'pieces', key)
  }
}
