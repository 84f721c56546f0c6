type Result = { isFinal: boolean; readonly [index: number]: { transcript: string } }

/** The browser's own recognition of speech, as far as we use it; its types are not in every TypeScript library. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
}

function findMaker(): unknown {
  return Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
}

export const canListen = (): boolean => typeof findMaker() === 'function'

/** A new recognition that does not listen yet; null where the browser has none. */
export function createRecognition(): Recognition | null {
  const Maker = findMaker()
  return typeof Maker === 'function' ? (Reflect.construct(Maker, []) as Recognition) : null
}
