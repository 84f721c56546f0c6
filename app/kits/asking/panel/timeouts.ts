/** How long the others wait for a seat, on the screen and for programs alike. In milliseconds. */
export type PanelPatience = {
  /** After this time whoever has spoken is compared, without those who have not. */
  othersMs: number
  /** A panel of which nobody has begun to speak is given up after this time. */
  silentMs: number
  /** Nobody waits longer for a first whole answer. */
  wholeMs: number
}

/** What every panel is given; a seat that comes later makes a new version where there is a place for one. */
export const panelPatience: PanelPatience = { othersMs: 20_000, silentMs: 60_000, wholeMs: 180_000 }

/**
 * Waits until the work is done, or until the time for the others is over and `isEnough` says that somebody has spoken. Without
 * a voice it asks again each time as long, until `isHopeless`. Rejects when the work does; says nothing of its outcome.
 */
export async function waitForVoices(
  work: Promise<unknown>,
  othersMs: number,
  isEnough: () => boolean | Promise<boolean>,
  isHopeless: (waitedMs: number) => boolean = () => false,
): Promise<void> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  done.catch(() => undefined)
  for (let waitedMs = othersMs; ; waitedMs += othersMs) {
    await orTime(done, othersMs)
    if (isDone || (await isEnough()) || isHopeless(waitedMs)) return
  }
}

async function orTime(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([work, new Promise((resolve) => (timer = setTimeout(resolve, ms)))]).finally(() =>
    clearTimeout(timer),
  )
}
