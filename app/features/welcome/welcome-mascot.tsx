import type { ButtonHTMLAttributes, CSSProperties, Ref } from 'react'
import { Panda, type PandaPose } from '#app/ui/brand/panda.tsx'
import type { Activation, ActivationState } from './activation.ts'
import { WelcomeRing } from './welcome-ring.tsx'

const poses: readonly PandaPose[] = ['greeting', 'idle', 'celebrate']
const poseOf: Readonly<Record<ActivationState, PandaPose>> = {
  intro: 'greeting',
  holding: 'idle',
  burst: 'celebrate',
  wrapping: 'celebrate',
  complete: 'celebrate',
}
const LEAVES = 18

type WelcomeMascotProps = Activation & {
  buttonRef: Ref<HTMLButtonElement>
  hold: ButtonHTMLAttributes<HTMLButtonElement>
}

/** The panda in its ring. All poses stand ready, so that one fades into the next without a gap. */
export function WelcomeMascot({ state, progress, buttonRef, hold }: WelcomeMascotProps) {
  const canHold = state === 'intro' || state === 'holding'
  return (
    <div className="welcome-mascot">
      <button
        {...hold}
        ref={buttonRef}
        name="welcome"
        value="done"
        className="welcome-hold"
        aria-disabled={!canHold}
        aria-label={canHold ? 'Hold to activate, or press Space and keep it down' : 'Activated'}
      >
        <WelcomeRing progress={progress} />
        {poses.map((pose) => (
          <span key={pose} className="welcome-pose" data-shown={pose === poseOf[state] ? '' : undefined}>
            <Panda pose={pose} live={pose !== 'idle'} />
          </span>
        ))}
      </button>
      {state === 'burst' || state === 'wrapping' ? <Leaves /> : null}
    </div>
  )
}

function Leaves() {
  return (
    <span className="welcome-leaves" aria-hidden="true">
      {Array.from({ length: LEAVES }, (_, n) => (
        <i key={n} style={{ '--turn': `${n / LEAVES}turn`, '--far': 1 + (n % 3) * 0.14 } as CSSProperties} />
      ))}
    </span>
  )
}
