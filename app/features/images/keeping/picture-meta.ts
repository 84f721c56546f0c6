import type { MetaDescriptor } from '@remix-run/node'

type Shown = { imageUrl: string; width: number; height: number; alt: string }
const isImage = (entry: MetaDescriptor) =>
  ('property' in entry && /^og:image/.test(String(entry.property))) ||
  ('name' in entry && /^twitter:(?:image|card)/.test(String(entry.name)))

/** The page's meta with the picture in the card that a link to it unfurls into. */
export const toPictureMeta = (
  meta: readonly MetaDescriptor[],
  { imageUrl, width, height, alt }: Shown,
): MetaDescriptor[] => [
  ...meta.filter((entry) => !isImage(entry)),
  { property: 'og:image', content: imageUrl },
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
  { name: 'twitter:image', content: imageUrl },
]
