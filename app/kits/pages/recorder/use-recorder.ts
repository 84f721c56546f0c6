import { useCallback, useEffect, useRef, useState } from 'react'

export type RecorderState = 'idle' | 'asking' | 'recording' | 'paused' | 'done'
export type RecorderTrouble = 'refused' | 'missing' | 'unable'

const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
const FULL = 0.35

/**
 * Records from the microphone. `onLevel` hears how loud it is, from 0 to 1, many times a second; `onDone` gets the recording. The
 * microphone is let go as soon as recording ends or the page is left.
 */
export function useRecorder({ onLevel, onDone }: { onLevel(level: number): void; onDone(file: File): void }) {
  const [state, setState] = useState<RecorderState>('idle')
  const [trouble, setTrouble] = useState<RecorderTrouble | null>(null)
  const [seconds, setSeconds] = useState(0)
  const open = useRef<{ recorder: MediaRecorder; stream: MediaStream; context: AudioContext; frame: number } | null>(
    null,
  )
  const callbacks = useRef({ onLevel, onDone })
  callbacks.current = { onLevel, onDone }

  const close = useCallback(() => {
    const it = open.current
    open.current = null
    if (!it) return
    cancelAnimationFrame(it.frame)
    it.stream.getTracks().forEach((track) => track.stop())
    void it.context.close().catch(() => undefined)
    callbacks.current.onLevel(0)
  }, [])
  useEffect(() => close, [close])
  useEffect(() => {
    if (state !== 'recording') return
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [state])

  const start = useCallback(async () => {
    setTrouble(null)
    if (!('MediaRecorder' in window) || !navigator.mediaDevices) return setTrouble('unable')
    setState('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const type = TYPES.find((one) => MediaRecorder.isTypeSupported(one))
      const recorder = new MediaRecorder(stream, type ? { mimeType: type } : {})
      const parts: Blob[] = []
      recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)))
      recorder.addEventListener('stop', () => {
        const plain = (recorder.mimeType || 'audio/webm').split(';')[0] ?? 'audio/webm'
        const ending = plain.includes('ogg') ? 'ogg' : plain.includes('mp4') ? 'm4a' : 'webm'
        close()
        setState('done')
        callbacks.current.onDone(new File(parts, `recording.${ending}`, { type: plain }))
      })
      const context = new AudioContext()
      open.current = { recorder, stream, context, frame: 0 }
      watchLevel(open.current, callbacks)
      recorder.start(1_000)
      setSeconds(0)
      setState('recording')
    } catch (error) {
      close()
      setState('idle')
      setTrouble(error instanceof DOMException && error.name === 'NotFoundError' ? 'missing' : 'refused')
    }
  }, [close])
  const pause = useCallback(() => {
    open.current?.recorder.pause()
    setState('paused')
  }, [])
  const resume = useCallback(() => {
    open.current?.recorder.resume()
    setState('recording')
  }, [])
  const stop = useCallback(() => open.current?.recorder.stop(), [])
  return { state, trouble, seconds, start, pause, resume, stop }
}

function watchLevel(
  it: { stream: MediaStream; context: AudioContext; frame: number },
  callbacks: { current: { onLevel(level: number): void } },
) {
  const analyser = it.context.createAnalyser()
  analyser.fftSize = 1_024
  it.context.createMediaStreamSource(it.stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const look = () => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length
    callbacks.current.onLevel(Math.min(1, Math.sqrt(power) / FULL))
    it.frame = requestAnimationFrame(look)
  }
  look()
}
