/** Adds a sound into another from a place on; what does not fit is left out. */
export function addInto(into: Float32Array, sound: Float32Array, at: number, gain: number): void {
  const most = Math.min(sound.length, into.length - at)
  for (let n = Math.max(0, -at); n < most; n += 1) into[at + n]! += sound[n]! * gain
}

/** The highest value a sound has, to either side. */
export function peakOf(...sounds: readonly Float32Array[]): number {
  let peak = 0
  for (const sound of sounds) for (let n = 0; n < sound.length; n += 1) peak = Math.max(peak, Math.abs(sound[n]!))
  return peak
}
