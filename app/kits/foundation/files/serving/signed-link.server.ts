import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { clock } from '#app/platform/clock.ts'
import { isSigned, sign } from '#app/platform/secrets/sign.server.ts'
import type { FileRow } from '../files.store.server.ts'

const PURPOSE = 'file-link'
const MS_PER_S = 1_000
const toText = (id: string, untilS: number | string) => `${id} ${untilS}`

/** The address of a file, for its owner. */
export const toFileAddress = ({ id, name }: Pick<FileRow, 'id' | 'name'>, width?: number): string =>
  fillPath(allEndpoints['site/file'], { id, name }) + toQuery({ width })

/** An address that opens a file for whoever has it, until a moment. */
export function toSignedAddress({ id, name }: Pick<FileRow, 'id' | 'name'>, until: Date): string {
  const untilS = Math.floor(until.getTime() / MS_PER_S)
  const signature = sign(toText(id, untilS), PURPOSE)
  return fillPath(allEndpoints['site/file'], { id, name }) + toQuery({ until: untilS, signature })
}

/** What a link's query gives a right to: `open` until its moment, `over` after it, `none` when we did not sign it. */
export function readSignature(id: string, query: URLSearchParams): 'open' | 'over' | 'none' {
  const [until, signature] = [query.get('until') ?? '', query.get('signature') ?? '']
  if (!/^\d{1,12}$/.test(until) || !isSigned(toText(id, until), signature, PURPOSE)) return 'none'
  return Number(until) * MS_PER_S > clock.now().getTime() ? 'open' : 'over'
}
