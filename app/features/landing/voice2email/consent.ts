const KEY = 'frenly-voice-agreed'

/** Whether this browser's reader has agreed to its speech recognition. Asked once. */
export function hasAgreed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

export function saveAgreed(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
