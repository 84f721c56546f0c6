import { useEffect, useRef, useState } from 'react'
import { createRecognition, type Recognition } from '../parts/speech-recognition.ts'

export type Dictation = 'off' | 'listening' | 'missing' | 'refused' | 'failed'

/** The browser's own recognition of speech, started only by hand. Every finished phrase goes to `onPhrase`. */
export function useDictation(onPhrase: (phrase: string) => void) {
  const [state, setState] = useState<Dictation>('off')
  const running = useRef<Recognition | null>(null)
  useEffect(() => () => running.current?.stop(), [])
  const start = () => {
    const recognition = createRecognition()
    if (!recognition) return setState('missing')
    recognition.lang = navigator.language
    recognition.continuous = true
    recognition.interimResults = false
    recognition.onresult = ({ resultIndex, results }) => {
      for (const result of Array.from(results).slice(resultIndex)) {
        if (result.isFinal) onPhrase(result[0]?.transcript.trim() ?? '')
      }
    }
    recognition.onerror = ({ error }) => {
      if (error !== 'no-speech' && error !== 'aborted') setState(error === 'not-allowed' ? 'refused' : 'failed')
    }
    recognition.onend = () => setState((old) => (old === 'listening' ? 'off' : old))
    running.current = recognition
    setState('listening')
    recognition.start()
  }
  return { state, start, stop: () => running.current?.stop() }
}
