import { allEndpoints } from '#app/catalogue/unlinked-endpoints.ts'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { findAnyFile } from '#app/kits/foundation/files/files.server.ts'
import { findUserById } from '#app/kits/members/identity/account/users.store.server.ts'
import { findShareLink } from '#app/kits/members/share-links/share-links.server.ts'
import { brandOrigin } from '#app/kits/pages/brand/request-brand.server.ts'
import { notFound } from '#app/platform/request/problem.ts'
import { toClock } from '#app/engines/transcript/times.ts'
import { textOf } from '#app/engines/transcript/transcript.ts'
import { listPublished } from '../recordings/recordings.store.server.ts'
import { FEED_SHARE } from './share-kinds.ts'

const MOST_ITEMS = 100
const ABOUT_CHARS = 400

const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** What a member published as a feed that programs for podcasts read. */
export async function sendAudioFeed(request: Request, id: string): Promise<Response> {
  const link = await findShareLink(FEED_SHARE, id)
  const member = link ? await findUserById(link.thingId) : null
  if (!link || !member) throw notFound('There is no feed under this address. Whoever made it may have taken it back.')
  const origin = brandOrigin(request)
  const self = origin + fillPath(allEndpoints['voice/audio-feed'], { id })
  const rows = await listPublished(member.id, MOST_ITEMS)
  const items = await Promise.all(
    rows.map(async ({ id: recording, title, seconds, transcript, fileId, publishedAt }) => {
      const file = fileId ? await findAnyFile(fileId) : null
      if (!file) return ''
      const sound = origin + fillPath(allEndpoints['voice/recording-sound'], { id: recording }) + toQuery({ feed: id })
      const about = textOf(transcript).slice(0, ABOUT_CHARS)
      return [
        '    <item>',
        `      <title>${escapeXml(title)}</title>`,
        `      <guid isPermaLink="false">${recording}</guid>`,
        `      <pubDate>${publishedAt?.toUTCString() ?? ''}</pubDate>`,
        `      <description>${escapeXml(about)}</description>`,
        `      <enclosure url="${escapeXml(sound)}" length="${file.bytes}" type="${escapeXml(file.type)}"/>`,
        `      <itunes:duration>${toClock(seconds).slice(0, 8)}</itunes:duration>`,
        '    </item>',
      ].join('\n')
    }),
  )
  const name = escapeXml(`Recordings of ${member.name ?? 'a member'}`)
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${name}</title>`,
    `    <link>${escapeXml(origin + to('audio-player'))}</link>`,
    `    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    `    <description>${name}</description>`,
    '    <itunes:block>Yes</itunes:block>',
    ...items.filter(Boolean),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
