import { useEffect, useRef, useState } from 'react'
import { toTable } from '#app/platform/table.ts'
import { createRecognition, type Recognition } from '../../parts/speech-recognition.ts'
import { LISTEN_MAX_S } from './said.limits.ts'

export type SpeechState = 'off' | 'listening' | 'refused' | 'silent' | 'unreachable' | 'failed'

const MS_PER_S = 1_000
const states: Readonly<Record<string, SpeechState>> = toTable({
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'refused',
  'no-speech': 'silent',
  'network': 'unreachable',
})

/** The browser's own recognition of speech. Every finished phrase goes to `onPhrase` with the second it was said at. */
export function useSpeech(onPhrase: (phrase: string, atS: number) => void) {
  const [state, setState] = useState<SpeechState>('off')
  const [heard, setHeard] = useState('')
  const running = useRef<Recognition | null>(null)
  useEffect(() => () => running.current?.stop(), [])
  const start = () => {
    const recognition = createRecognition()
    if (!recognition) return setState('failed')
    const startedAt = performance.now()
    const limit = setTimeout(() => recognition.stop(), LISTEN_MAX_S * MS_PER_S)
    recognition.lang = /^en\b/i.test(navigator.language) ? navigator.language : 'en-GB'
    recognition.continuous = true
    recognition.interimResults = true
    recognition.onresult = ({ resultIndex, results }) => {
      const fresh = Array.from(results).slice(resultIndex)
      setHeard(
        fresh
          .filter(({ isFinal }) => !isFinal)
          .map((result) => result[0]?.transcript ?? '')
          .join(' '),
      )
      for (const result of fresh.filter(({ isFinal }) => isFinal)) {
        onPhrase(result[0]?.transcript.trim() ?? '', (performance.now() - startedAt) / MS_PER_S)
      }
    }
    recognition.onerror = ({ error }) => error !== 'aborted' && setState(states[error] ?? 'failed')
    recognition.onend = () => {
      clearTimeout(limit)
      setHeard('')
      setState((old) => (old === 'listening' ? 'off' : old))
    }
    running.current = recognition
    setState('listening')
    recognition.start()
  }
  return { state, heard, start, stop: () => running.current?.stop() }
}
