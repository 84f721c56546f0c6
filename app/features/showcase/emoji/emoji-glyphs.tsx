import type { GuideSectionEntry } from '../parts/guide.tsx'

export function toEmojiGlyphs(version: string): GuideSectionEntry {
  return {
    id: 'glyphs',
    title: 'Who draws them',
    lead: 'Your system does. Frenly ships no emoji font, so the same character looks like the ones in your other apps.',
    children: (
      <ul className="grid gap-2.5 text-fg-muted">
        <li>
          A system older than Unicode {version} shows an empty box, or two characters side by side, for what it does not
          know. The name in its tooltip still says what was meant.
        </li>
        <li>Some systems draw flags as two letters. That is a choice of theirs.</li>
        <li>Names and key words come from the open lists unicode-emoji-json and emojilib.</li>
      </ul>
    ),
  }
}
