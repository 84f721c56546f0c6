import { useEffect, useRef, useState } from 'react'
import { LISTEN_MAX_S } from './said.limits.ts'

type Result = { isFinal: boolean; readonly [index: number]: { transcript: string } }
type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
}

export type SpeechState = 'off' | 'listening' | 'refused' | 'silent' | 'unreachable' | 'failed'

const MS_PER_S = 1_000
const states: Readonly<Record<string, SpeechState>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'refused',
  'no-speech': 'silent',
  'network': 'unreachable',
}

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

function findMaker(): unknown {
  return Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
}

export const canListen = (): boolean => typeof findMaker() === 'function'

function createRecognition(): Recognition | null {
  const Maker = findMaker()
  return typeof Maker === 'function' ? (Reflect.construct(Maker, []) as Recognition) : null
}
