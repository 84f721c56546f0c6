import { createHmac, timingSafeEqual } from 'node:crypto'
import { clock } from '#app/platform/clock.ts'
import { problem } from '#app/platform/request/problem.ts'
import { createRateLimit } from '#app/platform/request/rate-limit.server.ts'
import { unseal } from '#app/platform/secrets/seal.server.ts'
import { isStorable } from '#app/platform/values/storable.ts'
import { CALL_MAX_AGE_S, CALL_MAX_BYTES } from '../flows.limits.ts'
import { findFlow } from '../keeping/flows.store.server.ts'
import { findStart, saveStart } from '../keeping/starts.store.server.ts'
import { beginBy } from './look-at-starts.server.ts'
import { CALL_SECRET } from './start-acts.server.ts'

export const SIGNATURE_HEADER = 'frenly-signature'
const NOTHING_HERE = 'There is nothing at this address.'
const MS_PER_S = 1_000
const spendCall = createRateLimit('flow-call', { points: 60, windowS: 60 })

/** How a call is signed: the moment and the body together, so that neither can be exchanged. */
export const signCall = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** The moment of a signed call in seconds; null when the signature is not right. */
export function readSignature(secret: string, header: string, body: string): number | null {
  const [, t = '', v1 = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (v1 === '') return null
  const [given, right] = [Buffer.from(header), Buffer.from(signCall(secret, Number(t), body))]
  return given.length === right.length && timingSafeEqual(given, right) ? Number(t) : null
}

/** A call from outside that begins a flow: only what was signed with its secret within five minutes, and once. */
export async function takeCall(request: Request, id: string): Promise<Response> {
  const start = await findStart(id)
  const flow = start?.kind === 'call' && start.isOn ? await findFlow(start.flowId) : null
  const secret = start?.sealed ? unseal(start.sealed, CALL_SECRET) : null
  if (!start || !flow || secret === null) return problem(404, NOTHING_HERE)
  const waitS = await spendCall(id)
  if (waitS > 0) return problem(429, 'That were many calls. Please slow down.', { 'Retry-After': String(waitS) })
  const body = await request.text()
  if (Buffer.byteLength(body) > CALL_MAX_BYTES) return problem(413, 'A call holds up to 64 kB.')
  const header = request.headers.get(SIGNATURE_HEADER) ?? ''
  const seconds = readSignature(secret, header, body)
  if (seconds === null) return problem(401, 'The signature is not right.')
  if (Math.abs(clock.now().getTime() / MS_PER_S - seconds) > CALL_MAX_AGE_S)
    return problem(401, 'The signature is older than five minutes, or from the future.')
  const given = readBody(body)
  if (!given) return problem(400, 'A call holds a JSON object of texts, or nothing.')
  const note = await beginBy(start, flow, { cause: `${id} ${header}`, given })
  await saveStart(id, { lastAt: clock.now(), lastNote: note })
  if (note === 'Begun.') return Response.json({ success: true }, { status: 202 })
  return problem(409, note)
}

/** Texts by name; numbers, answers and lists become texts. Null for anything else. */
function readBody(body: string): Record<string, string> | null {
  if (body.trim() === '') return {}
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return null
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json) || !isStorable(json)) return null
  const texts = Object.entries(json).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]]
    if (typeof value === 'number' || typeof value === 'boolean') return [[name, String(value)]]
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return [[name, value.join('\n')]]
    return []
  })
  return Object.fromEntries(texts)
}
