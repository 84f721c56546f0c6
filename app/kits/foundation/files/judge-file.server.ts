import { createReadStream } from 'node:fs'
import { toSafeName } from './safe-name.ts'
import { measurePicture, redrawPicture, type PictureSize } from './picture.server.ts'
import { rulesOf, type Plan } from './file-purposes.ts'
import type { FileToSave } from './file-to-save.ts'
import { agreeOn } from './media/agreement.ts'
import {
  familyOf,
  findTypeOfName,
  findType,
  toTypeList,
  toTypeWords,
  UNKNOWN_TYPE,
  type FileType,
} from './media/media-types.ts'
import { sniffType } from './media/sniff.server.ts'
import type { Spooled } from './upload/spool.server.ts'
import type { ByteSource } from '#app/providers/files/files.ts'

/** What will be kept: the type the bytes have, and the bytes, which may be fewer than were sent. */
export type Judged = { type: string; bytes: number; open: () => ByteSource; size: PictureSize | null }
type Problem = { status: 400 | 413 | 415; message: string }
type Verdict = { value: Judged; problem: null } | { value: null; problem: Problem }
const refuse = (status: Problem['status'], message: string): Verdict => ({ value: null, problem: { status, message } })

/** Whether a file that came in is what it says it is and what its purpose takes. */
export async function judgeFile(spooled: Spooled, sent: FileToSave, plan: Plan): Promise<Verdict> {
  const { purpose, limits, name, claimedType } = sent
  if (spooled.bytes === 0) return refuse(400, 'This file is empty.')
  const rules = rulesOf(purpose, plan)
  const allowed = limits?.types ?? rules.types
  const found = await sniffType(spooled.path)
  const agreed = agreeOn({ name, claimedType }, found)
  if (agreed === null) return refuse(415, toContradiction(sent, found))
  const type = agreed === 'unknown' ? UNKNOWN_TYPE : agreed
  if (allowed && (type === UNKNOWN_TYPE || !allowed.includes(type)))
    return refuse(415, `This is ${toTypeWords(type)}. What fits here is ${toTypeList(allowed)}.`)
  const asItCame = { type, bytes: spooled.bytes, open: () => createReadStream(spooled.path) }
  if (familyOf(type) !== 'picture') return { value: { ...asItCame, size: sent.size ?? null }, problem: null }
  return rules.isRedrawn ? redrawn(spooled, type) : measured(spooled, asItCame, allowed !== null)
}

async function redrawn({ path }: Spooled, sentType: string): Promise<Verdict> {
  const { value, problem } = await redrawPicture(path, sentType)
  if (problem !== null) return refuse(400, problem)
  const { bytes, type, size } = value
  return { value: { type, bytes: bytes.byteLength, open: () => [bytes], size }, problem: null }
}

/** A picture that must be one is refused when it is broken; where anything goes it is kept without a size. */
async function measured({ path }: Spooled, asItCame: Omit<Judged, 'size'>, mustBeWhole: boolean): Promise<Verdict> {
  const { value: size, problem } = await measurePicture(path)
  if (problem !== null && mustBeWhole) return refuse(400, problem)
  return { value: { ...asItCame, size }, problem: null }
}

function toContradiction({ name, claimedType = '' }: FileToSave, found: FileType | null): string {
  const claim = findTypeOfName(name) ?? findType(claimedType)
  const said = `“${toSafeName(name, UNKNOWN_TYPE)}” should be ${toTypeWords(claim)}`
  return found
    ? `${said}, but it is ${toTypeWords(found)}. Please give it its right name, or save it again.`
    : `${said}, but it is none. It may be broken or not whole.`
}
