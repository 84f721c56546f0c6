import { useEffect, type RefObject } from 'react'

/** Samples the analyser looks at, and how often a new bar begins, in ms. */
const WINDOW = 1_024
const BAR_MS = 60
const LOUD = 5

/** On Android one app may hear the microphone at a time: there the recognition gets it and the bars stay still. */
const canShare = () => !/Android/i.test(navigator.userAgent) && Boolean(navigator.mediaDevices?.getUserMedia)

/** Moves the bars inside `frame` with the loudness of the microphone while `isOn`. The sound is drawn and never kept. */
export function useLevel(frame: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !canShare() || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop = () => {}
    let isOver = false
    void listen().then((level) => {
      if (!level) return
      stop = level.close
      if (isOver) return stop()
      draw(frame, level.read, () => isOver)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [frame, isOn])
}

async function listen() {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null)
  if (!stream) return null
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = WINDOW
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(WINDOW)
  const read = () => {
    analyser.getFloatTimeDomainData(samples)
    return Math.min(1, LOUD * Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW))
  }
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  }
  return { read, close }
}

function draw(frame: RefObject<HTMLElement | null>, read: () => number, isOver: () => boolean): void {
  const levels: number[] = []
  let last = 0
  const step = (now: number) => {
    const bars = frame.current?.children
    if (isOver() || !bars) return
    if (now - last >= BAR_MS) {
      last = now
      levels.push(read())
      if (levels.length > bars.length) levels.shift()
      for (const [n, bar] of [...bars].entries()) {
        if (bar instanceof HTMLElement)
          bar.style.scale = `1 ${0.08 + 0.92 * (levels[n - bars.length + levels.length] ?? 0)}`
      }
    }
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
