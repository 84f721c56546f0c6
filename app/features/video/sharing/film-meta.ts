import type { MetaDescriptor } from '@remix-run/node'

type Shown = { cover: { url: string; width: number; height: number }; videoUrl: string; title: string }
const isMedia = (entry: MetaDescriptor) =>
  ('property' in entry && /^og:(?:image|type)/.test(String(entry.property))) ||
  ('name' in entry && /^twitter:(?:image|card)/.test(String(entry.name)))

/** The page’s meta with the cover and the film in the card that a link to it unfurls into. */
export const toFilmMeta = (meta: readonly MetaDescriptor[], { cover, videoUrl, title }: Shown): MetaDescriptor[] => [
  ...meta.filter((entry) => !isMedia(entry)),
  { property: 'og:type', content: 'video.other' },
  { property: 'og:image', content: cover.url },
  { property: 'og:image:type', content: 'image/jpeg' },
  { property: 'og:image:width', content: String(cover.width) },
  { property: 'og:image:height', content: String(cover.height) },
  { property: 'og:image:alt', content: title },
  { property: 'og:video', content: videoUrl },
  { property: 'og:video:type', content: 'video/mp4' },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:image', content: cover.url },
]
