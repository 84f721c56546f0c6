import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { canListen } from '../../parts/speech-recognition.ts'
import { hasAgreed, saveAgreed } from '../consent.ts'
import { useLevel } from './use-level.ts'
import { useSpeech, type SpeechState } from './use-speech.ts'
import { Waveform } from './waveform.tsx'

const words = {
  off: '',
  listening: 'Listening. Press again when you are done.',
  refused: 'The microphone is not allowed for this page. Your browser can allow it beside the address, or type it.',
  silent: 'Nothing was heard. Press and try again, or type it.',
  unreachable: 'Your browser could not reach its speech service. What was heard is kept. Type the rest.',
  failed: 'Your browser stopped listening. What was heard is kept.',
} satisfies Record<SpeechState, string>

const BARS = 44

/** One press to talk, one to stop. The first press asks once, because some browsers send the sound to their maker. */
export function PressToTalk({
  onPhrase,
  onStart,
  isWaveShy = false,
}: {
  onPhrase: (phrase: string, atS: number) => void
  onStart?: () => void
  /** The wave shows only while somebody speaks. */
  isWaveShy?: boolean
}) {
  const isHydrated = useHasScript()
  const [isAsking, setIsAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const speech = useSpeech(onPhrase)
  const isListening = speech.state === 'listening'
  useLevel(frame, isListening)
  const start = () => {
    setIsAsking(false)
    onStart?.()
    speech.start()
  }
  const press = () => (isListening ? speech.stop() : hasAgreed() ? start() : setIsAsking(true))
  if (isHydrated && !canListen()) return <NoListening />
  return (
    <div className="noscript:hidden">
      <div className="flex items-center gap-4">
        <button
          type="button"
          disabled={!isHydrated}
          onClick={press}
          aria-pressed={isListening}
          className={
            'inline-flex min-h-12.5 flex-none items-center gap-2 rounded-full bg-accent px-5 font-[560] text-accent-fg ' +
            'transition-[background-color,box-shadow] duration-fast hover:bg-accent-hover ' +
            'aria-pressed:shadow-[0_0_0_6px_var(--accent-soft)]'
          }
        >
          <Icon name={isListening ? 'stop' : 'mic'} size={20} />
          {isListening ? 'Stop' : 'Press to talk'}
        </button>
        {isWaveShy && !isListening ? null : (
          <Waveform
            key={isListening ? 'live' : 'drawn'}
            bars={BARS}
            spoken={0}
            isLive={isListening}
            frame={frame}
            className="h-10 min-w-0 flex-1"
          />
        )}
      </div>
      <p role="status" className="text-sm text-fg-muted not-empty:mt-2">
        {words[speech.state]}
      </p>
      {speech.heard ? <p className="mt-1 text-base text-fg-subtle italic">{speech.heard}</p> : null}
      {isAsking ? <Asking onYes={() => (saveAgreed(), start())} onNo={() => setIsAsking(false)} /> : null}
    </div>
  )
}

function Asking({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-labelledby="voice-asking"
      className="mt-3 grid gap-3 rounded-lg bg-accent-soft p-4 text-accent-soft-fg"
    >
      <p id="voice-asking" className="text-sm">
        Your browser turns the speech into words, not Frenly. Some browsers send the sound to their maker for that.
        Frenly gets no sound and keeps none.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="button" size="sm" onClick={onYes}>
          Agree and talk
        </Button>
        <Button type="button" size="sm" variant="plain" onClick={onNo}>
          I will type it
        </Button>
      </div>
    </div>
  )
}

function NoListening() {
  return (
    <p className="flex items-start gap-2 text-sm text-fg-muted">
      <Icon name="keyboard" size={18} className="mt-px" />
      This browser cannot turn speech into words. Type it, or use the microphone key of your keyboard.
    </p>
  )
}
