import { readFile } from 'node:fs/promises'
import { data } from '@remix-run/node'
import { fillPath } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { readGenome } from '#app/engines/panda-genome/genome.ts'
import { certificateKey } from '#app/kits/foundation/certificates/certificate-key.server.ts'
import { readPublicKey } from '#app/kits/foundation/certificates/public-key.ts'
import { readUpload } from '#app/kits/foundation/files/upload/read-upload.server.ts'
import { findUser, requireMember } from '#app/kits/members/identity/session/session.server.ts'
import { toPortrait } from '#app/kits/members/pandas/addresses.ts'
import { checkPanda, type PandaVerdict } from '#app/kits/members/pandas/certificate/check-panda.ts'
import type { PandaCertificate } from '#app/kits/members/pandas/certificate/panda-certificate.ts'
import { bringIn } from '#app/kits/members/pandas/keeping.server.ts'
import { redirectWithFlash } from '#app/kits/pages/flash/flash.server.ts'
import { clock } from '#app/platform/clock.ts'
import { FetchRefusal, fetchPublic } from '#app/platform/public-fetch.server.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { checkInputs } from './pandas.inputs.ts'
import { PANDA_FILE_MAX_BYTES } from './pandas.limits.ts'

const spend = createRateLimit('panda-checks', { points: 30, windowS: 60 })
const KEY_MAX_BYTES = 65_536

export async function readCheck(request: Request) {
  return {
    isMember: (await findUser(request)) !== null,
    keyHref: allEndpoints['university/certificate-key'],
    pageHref: fillPath(allEndpoints['pandas/check-file'], { file: 'check-panda.html' }),
    programHref: fillPath(allEndpoints['pandas/check-file'], { file: 'check-panda.mjs' }),
  }
}
export type CheckView = Awaited<ReturnType<typeof readCheck>>

type Said =
  | { state: 'true'; by: 'this site' | 'another site'; says: ReturnType<typeof toSays> }
  | { state: 'altered' | 'forged' | 'none' | 'unreachable'; by?: undefined }
export type CheckAnswer = { problem: FormProblem | null; said: Said | null }

const answer = (more: Partial<CheckAnswer>, init: number | ResponseInit = 200) =>
  data<CheckAnswer>({ problem: null, said: null, ...more }, init)
const wrong = (field: string, message: string, init: number | ResponseInit) =>
  answer({ problem: { errors: { [field]: message }, values: {}, lists: {} } }, init)

const toSays = ({ iss, name, number, genome, owners, iat }: PandaCertificate) => ({
  ...{ origin: iss, name, number, genome },
  owners: owners.map(({ name: who, since, how }) => ({ who, since, how })),
  signedAt: new Date(iat * 1_000).toISOString(),
  portrait: readGenome(genome) ? toPortrait(genome) : null,
})

/** Checks a file that somebody brings; a member may bring the panda itself here with the file made for that. */
export async function actOnCheck(request: Request, network: string) {
  const rules = { file: { most: 1, maxBytes: PANDA_FILE_MAX_BYTES } }
  const upload = await readUpload(request, checkInputs, rules)
  try {
    if (upload.problem) return answer({ problem: upload.problem }, upload.init)
    const waitS = await spend(network)
    if (waitS > 0) return wrong('file', tooManyAtOnce('files', waitS), overLimit(waitS))
    const sent = upload.files['file']?.[0]
    if (!sent || sent.content.bytes === 0) return wrong('file', 'Choose the picture of a panda first.', 400)
    const { verdict, isForeign } = await judge(await readFile(sent.content.path))
    if (verdict === 'unreachable') return answer({ said: { state: 'unreachable' } })
    if (verdict.state === 'foreign') return answer({ said: { state: 'forged' } })
    if (verdict.state !== 'true') return answer({ said: { state: verdict.state } })
    if (upload.input.do === 'import') return await bringHere(request, verdict.says, isForeign)
    return answer({
      said: { state: 'true', by: isForeign ? 'another site' : 'this site', says: toSays(verdict.says) },
    })
  } finally {
    await upload.discard()
  }
}

type Judged = { verdict: PandaVerdict | 'unreachable'; isForeign: boolean }

/** Checks with the key of this site; what another signed, with the key that the house gives that it names. */
async function judge(file: Buffer): Promise<Judged> {
  const own = await checkPanda(file, await certificateKey())
  if (own.state !== 'foreign') return { verdict: own, isForeign: false }
  const key = own.claims && (await fetchKey(own.claims.iss))
  return { verdict: key ? await checkPanda(file, key) : 'unreachable', isForeign: true }
}

async function fetchKey(origin: string) {
  try {
    const url = new URL(allEndpoints['university/certificate-key'], origin)
    const { status, bytes } = await fetchPublic(url, { maxBytes: KEY_MAX_BYTES, maxHops: 0 })
    return status === 200 ? await readPublicKey(Buffer.from(bytes).toString('utf8')) : null
  } catch (error) {
    if (error instanceof FetchRefusal || error instanceof TypeError || error instanceof SyntaxError) return null
    if (error instanceof Error && error.message.includes('no public key')) return null
    throw error
  }
}

/** A visitor from another site: it stands on its keeper's page, and is never sold here. */
async function bringHere(request: Request, says: PandaCertificate, isForeign: boolean) {
  const member = await requireMember(request)
  if (!isForeign) return wrong('file', 'This panda lives here already.', 409)
  const { travel, exp, iss, number, name, genome } = says
  if (!travel || !exp)
    return wrong('file', 'This is its picture. For a visit its keeper takes the file made for that.', 409)
  if (exp * 1_000 < clock.now().getTime())
    return wrong('file', 'The time of this file is over. Its keeper can make a new one.', 409)
  if (!readGenome(genome))
    return wrong('file', 'This site cannot draw this panda: it was made by a newer version.', 409)
  const host = new URL(iss).host
  const panda = await bringIn('visiting', {
    ...{ userId: member.id, genome, showsKeeper: false, home: `${host} ${number}` },
    name: name.length <= 30 ? name : name.slice(0, 30),
  })
  if (!panda)
    return wrong('file', 'This panda visits already, or one here has its name. It cannot be taken in twice.', 409)
  return redirectWithFlash(to('panda', { number: String(panda.number) }), {
    title: `${name} is here`,
    description: `A visitor from ${host}.`,
  })
}
