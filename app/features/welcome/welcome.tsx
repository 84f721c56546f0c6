import { useEffect, useRef, useState, type FormEvent, type SyntheticEvent } from 'react'
import { to } from '#app/catalogue/to.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { Button, IconButton } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import type { ActivationState } from './activation.ts'
import { useActivation } from './use-activation.ts'
import { useChime } from './use-chime.ts'
import { useHold } from './use-hold.ts'
import { useWelcomeDialog, type WelcomeAsked } from './use-welcome-dialog.ts'
import { BURST_VIBRATION_MS, PRESS_VIBRATION_MS, vibrate } from './vibration.ts'
import { WelcomeFoot } from './welcome-foot.tsx'
import { WelcomeMascot } from './welcome-mascot.tsx'
import { leads, toTitle } from './welcome-words.ts'
import './welcome.css'

type WelcomeProps = { brandName: string; asked: WelcomeAsked }

/**
 * The ceremony with the panda, over the whole screen. Every button also sends a form: without JavaScript the panda and
 * its plain twin lead to the end of the ceremony, and the other two to home.
 */
export function Welcome({ brandName, asked }: WelcomeProps) {
  const { dialog, leave, onClose } = useWelcomeDialog(asked)
  const [isMuted, setIsMuted] = useState(false)
  const chime = useChime(isMuted)
  const { state, progress, press, release, activate } = useActivation({
    startsComplete: asked === 'done',
    onPress() {
      vibrate(PRESS_VIBRATION_MS)
      chime('press')
    },
    onBurst() {
      vibrate(BURST_VIBRATION_MS)
      chime('burst')
    },
    onActivated: leave,
  })
  const hold = useHold({ press, release, activate })
  const mascot = useRef<HTMLButtonElement>(null)
  useEffect(() => mascot.current?.focus(), [])

  const activateAtOnce = () => {
    mascot.current?.focus()
    activate()
  }
  /** Escape lets go of the panda first. */
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (state === 'holding') release()
    else void leave()
  }
  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="welcome-title"
      data-state={state}
      className="welcome"
      onCancel={onCancel}
      onClose={onClose}
    >
      <Grove />
      <form action={to('home')} className="welcome-frame" onSubmit={(event: FormEvent) => event.preventDefault()}>
        <div className="welcome-bar">
          <IconButton
            className="welcome-sound"
            label={isMuted ? 'Turn the sound on' : 'Turn the sound off'}
            data-tip-side="bottom"
            onClick={() => setIsMuted(!isMuted)}
          >
            <Icon name={isMuted ? 'volume-off' : 'volume'} />
          </IconButton>
          <Button variant="ghost" size="sm" onClick={leave}>
            Skip for now
          </Button>
        </div>
        <WelcomeHead state={state} brandName={brandName} />
        <WelcomeMascot state={state} progress={progress} buttonRef={mascot} hold={hold} />
        <WelcomeFoot state={state} progress={progress} onActivate={activateAtOnce} onLeave={leave} />
        <p className="welcome-note">
          This is a greeting, not security software. Your browser only remembers that you were here.
        </p>
      </form>
    </dialog>
  )
}

function WelcomeHead({ state, brandName }: { state: ActivationState; brandName: string }) {
  const lead = leads[state]
  return (
    <div className="welcome-head">
      <Badge tone="accent" className="tracking-[.04em]">
        BETA
      </Badge>
      <h2 id="welcome-title" aria-live="polite">
        <span key={state === 'holding' ? 'intro' : state} className="welcome-line">
          {toTitle(state, brandName)}
        </span>
      </h2>
      <p className="lead" aria-live="polite">
        {lead ? (
          <span key={state} className="welcome-line">
            {lead}
          </span>
        ) : null}
      </p>
    </div>
  )
}

/** Bamboo at both sides: backdrop only. */
function Grove() {
  return (
    <svg className="welcome-grove" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="/art/grove-welcome.svg#stalks" />
    </svg>
  )
}
