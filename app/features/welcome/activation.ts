/** Times of the ceremony (SPEC 9); everything after the burst counts from the burst. */
export const HOLD_MS = 1_500
const PROGRESS_STEP = 2
export const PROGRESS_EVERY_MS = 30
export const PROGRESS_FULL = 100
export const WRAPPING_AFTER_MS = 500
export const COMPLETE_AFTER_MS = 2_000
export const CALLBACK_AFTER_MS = 3_000

export type ActivationState = 'intro' | 'holding' | 'burst' | 'wrapping' | 'complete'
export type Activation = { state: ActivationState; progress: number }
export type ActivationEvent = 'press' | 'release' | 'progress' | 'hold-over' | 'activate' | 'wrap' | 'finish'

export const atRest: Activation = { state: 'intro', progress: 0 }
export const atEnd: Activation = { state: 'complete', progress: PROGRESS_FULL }

const burst: Activation = { state: 'burst', progress: PROGRESS_FULL }

/** What follows when `event` meets `now`; an event that means nothing there changes nothing. */
export function advance(now: Activation, event: ActivationEvent): Activation {
  switch (event) {
    case 'press':
      return now.state === 'intro' ? { state: 'holding', progress: 0 } : now
    case 'release':
      return now.state === 'holding' ? atRest : now
    case 'progress':
      return now.state === 'holding' ? grow(now.progress + PROGRESS_STEP) : now
    case 'hold-over':
      return now.state === 'holding' ? burst : now
    case 'activate':
      return now.state === 'intro' || now.state === 'holding' ? burst : now
    case 'wrap':
      return now.state === 'burst' ? { ...now, state: 'wrapping' } : now
    case 'finish':
      return now.state === 'wrapping' ? atEnd : now
  }
}

const grow = (progress: number): Activation => (progress >= PROGRESS_FULL ? burst : { state: 'holding', progress })
