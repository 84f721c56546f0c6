import { OpeningNote, ToolLink } from '../parts/tool-link.tsx'

/** What somebody does first on this brand: record. Until the recorder works, the words say so. */
export function FirstAction({ centred = false }: { centred?: boolean }) {
  return (
    <div className={centred ? 'grid justify-items-center text-center' : undefined}>
      <div className={`flex flex-wrap gap-2.5 ${centred ? 'justify-center' : ''}`}>
        <ToolLink
          screen="voice-email"
          open="Record an email"
          soon="See what the recorder will do"
          variant="accent"
          size="lg"
        />
        <ToolLink screen="email-polish" open="Type it instead" soon="Or type it instead" variant="plain" size="lg" />
      </div>
      <OpeningNote screen="voice-email" what="The recorder" />
    </div>
  )
}
