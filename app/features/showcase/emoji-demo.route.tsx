import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findEmoji } from './emoji/emoji-search.server.ts'
import { toEmojiFinder } from './emoji/emoji-finder.tsx'
import { toEmojiGlyphs } from './emoji/emoji-glyphs.tsx'
import { toEmojiIcons } from './emoji/emoji-icons.tsx'
import { toEmojiReactions } from './emoji/emoji-reactions.tsx'
import { toEmojiText } from './emoji/emoji-text.tsx'
import { Guide } from './parts/guide.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  return findEmoji(new URL(request.url).searchParams)
}

export default function EmojiDemo() {
  const finding = useLoaderData<typeof loader>()
  return (
    <Guide
      page="emoji-demo"
      lead="Emoji belong to people: in what they write and how they react. The interface itself speaks in words and line icons."
      sections={[
        toEmojiFinder(finding),
        toEmojiReactions(),
        toEmojiText(),
        toEmojiIcons(),
        toEmojiGlyphs(finding.version),
      ]}
    />
  )
}
