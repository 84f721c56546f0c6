import { useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useDictation, type Dictation as State } from './use-dictation.ts'

const words: Readonly<Record<State, string>> = {
  off: '',
  listening: 'Listening. Finished phrases appear in your note.',
  missing: 'This browser cannot turn speech into words. Please type, or use the dictation of your keyboard.',
  refused: 'The microphone is not allowed for this page. Your browser can allow it beside the address.',
  failed: 'The browser stopped listening. Your note is still here.',
}

/** Speaking in place of typing. Off until somebody has read where the voice goes and said yes. */
export function Dictation({ onPhrase }: { onPhrase: (phrase: string) => void }) {
  const [hasAgreed, setHasAgreed] = useState(false)
  const { state, start, stop } = useDictation(onPhrase)
  const isListening = state === 'listening'
  return (
    <details className="rounded-lg bg-sunken px-4 print:hidden">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-medium">
        <Icon name="mic" size={17} />
        Dictate in place of typing
      </summary>
      <div className="pb-4">
        <Checkbox
          label="I know that some browsers send my voice to their maker to turn it into words, and I want that here."
          help="Your browser does the listening, not this server. Chrome and Edge send sound to Google or Microsoft, Safari may keep it on the device. For confidential talk, type, or use a keyboard that works offline."
          checked={hasAgreed}
          onChange={(event) => {
            setHasAgreed(event.target.checked)
            if (!event.target.checked) stop()
          }}
        />
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <Button type="button" variant="soft" size="sm" disabled={!hasAgreed} onClick={isListening ? stop : start}>
            <Icon name={isListening ? 'stop' : 'mic'} size={16} />
            {isListening ? 'Stop listening' : 'Start listening'}
          </Button>
          <p role="status" className="text-xs text-fg-muted">
            {words[state]}
          </p>
        </div>
      </div>
    </details>
  )
}
