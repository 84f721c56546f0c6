export const PRESS_VIBRATION_MS = 50
export const BURST_VIBRATION_MS = 200

/** A tap one feels, where the device can do that. */
export function vibrate(ms: number): void {
  try {
    navigator.vibrate?.(ms)
  } catch {
    // A browser that refuses leaves the visitor with what is seen and heard.
  }
}
