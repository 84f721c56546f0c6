import { listEngines } from '#app/kits/asking/engines/registry.server.ts'
import { toViewer } from '#app/kits/asking/engines/viewer.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { readKeptPage } from '#app/kits/members/kept/kept-acts.server.ts'
import { findVisitor } from '#app/kits/members/visitor/visitor.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { changedParts, type Brief, type Used } from './brief.ts'
import { briefsKeeping, requireBrief } from './content-keeping.server.ts'
import { MESSAGE_MAX } from './content.limits.ts'
import * as rows from './content.store.server.ts'
import { foreignWords } from './foreign-words.ts'
import { measure, pieceKinds, toKindWords, type PieceKind } from './pieces.ts'

const parts = ['brief', 'pieces', 'calendar', 'versions'] as const
const EMPTY: Brief = { title: '', message: '', audience: '', tone: 'plain', action: '', facts: [] }

/** The content studio as its address asks for it: a new brief with those kept, or one of them. */
export async function readContent(request: Request) {
  const params = new URL(request.url).searchParams
  const id = params.get('brief')
  if (!id) {
    const page = await readKeptPage(briefsKeeping, await findVisitor(request), params, () => '')
    return {
      part: 'list' as const,
      page,
      brief: { ...EMPTY, message: (params.get('message') ?? '').slice(0, MESSAGE_MAX) },
    }
  }
  const { row } = await requireBrief(request, id)
  const brief = row.brief as Brief
  const pieces = (await rows.listPieces(id)).map((piece) => toShown(piece, brief))
  const part = parts.find((one) => one === params.get('part')) ?? (pieces.length > 0 ? 'pieces' : 'brief')
  const models = await listEngines(toViewer(await findUser(request)), 'write')
  const known = new Set(pieces.map(({ kind }) => kind))
  return {
    part,
    id,
    brief,
    pieces,
    missing: pieceKinds.filter((kind) => !known.has(kind)).map((kind) => ({ kind, label: toKindWords(kind) })),
    model: models.find(({ engine }) => engine.providerId !== null)?.engine.label ?? null,
    versions: part === 'versions' ? await readVersions(id, params.get('piece') ?? '') : null,
  }
}
export type ContentView = Awaited<ReturnType<typeof readContent>>
export type BriefView = Exclude<ContentView, { part: 'list' }>

function toShown({ id, kind, text, used, by, day, updatedAt }: rows.PieceRow, brief: Brief) {
  const size = measure(kind as PieceKind, text)
  return {
    ...{ id, kind: kind as PieceKind, label: toKindWords(kind as PieceKind), text, by, day, at: updatedAt, size },
    changed: changedParts(used as Used, brief),
    /** What somebody wrote into it that the brief does not say. */
    foreign: by === null ? [] : foreignWords(text, brief),
  }
}
export type ShownPiece = ReturnType<typeof toShown>

async function readVersions(briefId: string, pieceId: string) {
  const piece = await rows.findPiece(briefId, pieceId)
  if (!piece) throw notFound('This piece is not there any more.')
  const list = await rows.listVersions(piece.id)
  return {
    piece: piece.id,
    label: toKindWords(piece.kind as PieceKind),
    list: list.map(({ id, text, by, createdAt }) => ({ id, text, by, at: createdAt })),
  }
}
