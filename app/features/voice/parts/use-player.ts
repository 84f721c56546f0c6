import { useCallback, useEffect, useRef, useState } from 'react'

/** A silence is skipped when it is longer than this. */
const SILENCE_S = 1.5
const SAVE_EVERY_S = 10

type Spoken = { startS: number; endS: number }
export type Player = {
  /** The element that plays, which may come later than the page: a sound that is being made has none yet. */
  audio(element: HTMLAudioElement | null): void
  nowS: number
  seek(seconds: number, plays?: boolean): void
  toggle(): void
  setSpeed(speed: number): void
  setSkipping(isOn: boolean): void
}

/** The sound of a page: where it is, and how to move it. `keep` is told now and then where the listener is. */
export function usePlayer(pieces: readonly Spoken[], startS: number, keep?: (seconds: number) => void): Player {
  const [player, setPlayer] = useState<HTMLAudioElement | null>(null)
  const [nowS, setNow] = useState(startS)
  const isSkipping = useRef(false)
  const known = useRef({ pieces, keep, keptS: startS })
  known.current.pieces = pieces
  known.current.keep = keep

  useEffect(() => {
    if (!player) return
    const fromAddress = /^#t=(\d+(?:\.\d+)?)/.exec(window.location.hash)?.[1]
    const begin = () => {
      const wanted = fromAddress === undefined ? startS : Number(fromAddress)
      if (wanted > 0 && wanted < (player.duration || Infinity)) player.currentTime = wanted
    }
    const tell = (isForced: boolean) => {
      const it = known.current
      if (!isForced && Math.abs(player.currentTime - it.keptS) < SAVE_EVERY_S) return
      it.keptS = player.currentTime
      it.keep?.(player.ended ? 0 : player.currentTime)
    }
    const follow = () => {
      setNow(player.currentTime)
      if (isSkipping.current && !player.paused) skipSilence(player, known.current.pieces)
      tell(false)
    }
    const stop = () => tell(true)
    if (player.readyState > 0) begin()
    player.addEventListener('loadedmetadata', begin)
    player.addEventListener('timeupdate', follow)
    player.addEventListener('seeking', follow)
    player.addEventListener('pause', stop)
    return () => {
      player.removeEventListener('loadedmetadata', begin)
      player.removeEventListener('timeupdate', follow)
      player.removeEventListener('seeking', follow)
      player.removeEventListener('pause', stop)
    }
  }, [startS, player])

  const seek = useCallback(
    (seconds: number, plays = false) => {
      if (!player) return
      player.currentTime = Math.max(0, seconds)
      setNow(player.currentTime)
      if (plays) void player.play().catch(() => undefined)
    },
    [player],
  )
  const toggle = useCallback(() => {
    if (player?.paused) void player.play().catch(() => undefined)
    else player?.pause()
  }, [player])
  const setSpeed = useCallback(
    (speed: number) => {
      if (player) player.playbackRate = speed
    },
    [player],
  )
  const setSkipping = useCallback((isOn: boolean) => void (isSkipping.current = isOn), [])
  return { audio: setPlayer, nowS, seek, toggle, setSpeed, setSkipping }
}

function skipSilence(player: HTMLAudioElement, pieces: readonly Spoken[]): void {
  const at = player.currentTime
  if (pieces.some(({ startS, endS }) => startS <= at && at < endS)) return
  const next = pieces.find(({ startS }) => startS > at)
  if (next && next.startS - at > SILENCE_S) player.currentTime = next.startS - 0.2
}
