import { OpeningBadge, ToolLink } from '../../parts/tool-link.tsx'
import { Section } from '../../parts/section.tsx'

/** What the recorder will add to the live piece. Its page waits until it works. */
export function RecorderLater() {
  return (
    <Section id="later" title="What comes later" aside={<OpeningBadge screen="voice-email" />}>
      <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[1fr_auto]">
        <p className="max-w-[56ch] text-base text-fg-muted">
          Recordings you can upload, a transcript that keeps the sound beside the words, sending, and a link to share.
          None of it works yet. What works today is on this page.
        </p>
        <div className="flex flex-wrap gap-2.5">
          <ToolLink screen="voice-email" open="Record an email" soon="See what the recorder will do" variant="plain" />
        </div>
      </div>
    </Section>
  )
}
