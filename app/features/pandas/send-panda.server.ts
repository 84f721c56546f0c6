import { certificateKey } from '#app/kits/foundation/certificates/certificate-key.server.ts'
import { findUser } from '#app/kits/members/identity/session/session.server.ts'
import { toOfflinePage, toOfflineProgram } from '#app/kits/members/pandas/certificate/offline-check.ts'
import { drawPortrait, makePandaFile } from '#app/kits/members/pandas/certificate/panda-file.server.ts'
import { readHistory } from '#app/kits/members/pandas/history.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { PICTURES_BUSY, PICTURES_WAIT_S } from '#app/kits/foundation/files/picture-turns.server.ts'
import { clock } from '#app/platform/clock.ts'
import { notFound, problem } from '#app/platform/request/problem.ts'
import { createRateLimit, overLimit, tooManyAtOnce } from '#app/platform/request/rate-limit.server.ts'
import { TurnsBusy } from '#app/platform/request/turns.ts'
import { createSecretId } from '#app/platform/secrets/ids.server.ts'
import { findShownPanda } from './panda-view.server.ts'

const spend = createRateLimit('panda-files', { points: 60, windowS: 60 })
const TRAVEL_S = 7 * 86_400
/** Of what is written for these files: a drawing runs nothing and loads nothing. */
const QUIET = { 'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'" }

/** The portrait of a genome: always the same, so that browsers keep it. */
export async function sendPortrait(file: string): Promise<Response> {
  const svg = await drawPortrait(file.replace(/\.svg$/, ''), 'Portrait of a panda', 'svg')
  if (!svg) throw notFound('This is not the genome of a panda.')
  return new Response(new Uint8Array(svg), {
    headers: { ...QUIET, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}

const types = {
  'panda.svg': { format: 'svg', type: 'image/svg+xml' },
  'panda.png': { format: 'png', type: 'image/png' },
  'travel.svg': { format: 'svg', type: 'image/svg+xml' },
} as const

/** A panda's picture with its certificate inside; the one to travel with goes to its keeper alone. */
export async function sendPandaFile(
  request: Request,
  number: string,
  file: string,
  network: string,
): Promise<Response> {
  if (!Object.hasOwn(types, file)) throw notFound('Pandas come as SVG or PNG.')
  const { format, type } = types[file as keyof typeof types]
  const viewer = await findUser(request)
  const { panda, isOwn } = await findShownPanda(number, viewer)
  const isTravel = file === 'travel.svg'
  if (isTravel && (!isOwn || panda.home !== null)) throw notFound('This file is for its keeper.')
  const waitS = await spend(network)
  if (waitS > 0) throw problem(429, tooManyAtOnce('files', waitS), overLimit(waitS).headers)
  const history = await readHistory(panda, null)
  const exp = Math.floor(clock.now().getTime() / 1_000) + TRAVEL_S
  const says = {
    iss: brandOrigin(request),
    sub: `panda:${panda.number}`,
    number: panda.number,
    name: panda.name,
    genome: panda.genome,
    owners: history
      .filter(({ kind }) => kind !== 'minted')
      .map(({ who, at, how }) => ({ name: who, since: at, how: how.trim() })),
    ...(isTravel && { travel: createSecretId(), exp }),
  }
  const bytes = await make(says, format)
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...QUIET,
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="panda-${panda.number}${isTravel ? '-travels' : ''}.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

async function make(says: Parameters<typeof makePandaFile>[0], format: 'svg' | 'png'): Promise<Buffer> {
  try {
    const made = await makePandaFile(says, format)
    if (!made) throw notFound('This panda cannot be drawn by this version.')
    return made
  } catch (error) {
    if (!(error instanceof TurnsBusy)) throw error
    throw problem(503, PICTURES_BUSY, overLimit(PICTURES_WAIT_S).headers)
  }
}

/** What checks a panda without this server: a page to keep, and a program. */
export async function sendCheckFile(request: Request, file: string): Promise<Response> {
  const { publicJwk } = await certificateKey()
  const text =
    file === 'check-panda.html'
      ? toOfflinePage({ keys: [publicJwk] }, brandOrigin(request))
      : file === 'check-panda.mjs'
        ? toOfflineProgram()
        : null
  if (text === null) throw notFound('There is no such file.')
  return new Response(text, {
    headers: {
      'Content-Type': file.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
