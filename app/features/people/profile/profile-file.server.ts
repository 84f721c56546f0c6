import { to } from '#app/catalogue/to.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toCountryName } from '../finding/place-member.server.ts'
import { readNess } from '../ness/ness.server.ts'
import { toNessSvg } from '../ness/ness-svg.ts'
import { isFor } from './audience.ts'
import { toPlainWords } from './plain-words.ts'
import { findSeen, NO_ONE, toSight } from './profile-view.server.ts'
import { toVCard } from './vcard.ts'

const NOTE_CHARS = 500

/** A contact card or the picture of a ness, of what whoever asks may see. */
export async function sendProfileFile(request: Request, handle: string, file: string): Promise<Response> {
  if (file === 'ness.svg') {
    const { shapes, words, name } = await readNess(request, handle)
    if (shapes.length === 0) throw notFound(NO_ONE)
    return attach(toNessSvg(shapes, `${name}: ${words}`), 'image/svg+xml', `${handle}-ness.svg`)
  }
  if (file !== 'card.vcf') throw notFound(NO_ONE)
  const seen = await findSeen(request, handle)
  const { member, profile, reach, looker } = seen
  if (!isFor(reach, looker)) throw notFound(NO_ONE)
  const { sees } = toSight(seen)
  const card = toVCard({
    name: member.name,
    handle: member.handle,
    url: brandOrigin(request) + to('profile', { handle: member.handle }),
    links: sees('links') ? (profile?.links ?? []) : [],
    languages: sees('languages') ? (profile?.languages ?? []) : [],
    city: sees('place') ? (profile?.city ?? '') : '',
    country: sees('place') ? toCountryName(member.country) : '',
    note: sees('about') ? toPlainWords(profile?.about ?? '', NOTE_CHARS) : '',
  })
  return attach(card, 'text/vcard', `${member.handle}.vcf`)
}

const attach = (body: string, type: string, name: string) =>
  new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
