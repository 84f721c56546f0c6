import { Button } from '#app/ui/controls/button.tsx'
import { Culm } from '#app/ui/brand/culm.tsx'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { PROGRESS_FULL, type Activation } from './activation.ts'

const tiles = [
  { label: 'Protected', icon: 'shield-check' },
  { label: 'Frenly', icon: 'heart' },
  { label: 'Enhanced', icon: 'wand' },
  { label: 'Powered', icon: 'zap' },
] as const satisfies readonly { label: string; icon: IconName }[]

const QUARTER = 25
const SEGMENTS = 25

type WelcomeFootProps = Activation & { onActivate: () => void; onLeave: () => void }

/** What stands under the panda: how to hold it, how far it is, and what it was good for. */
export function WelcomeFoot({ state, progress, onActivate, onLeave }: WelcomeFootProps) {
  return (
    <div className="welcome-foot">
      {state === 'intro' ? <Hints onActivate={onActivate} /> : null}
      {state === 'holding' ? <Progress progress={progress} /> : null}
      <p className="sr-only" aria-live="polite">
        {state === 'holding' && progress >= QUARTER ? `${Math.floor(progress / QUARTER) * QUARTER}%` : ''}
      </p>
      <div aria-live="polite">{state === 'complete' ? <Gifts onLeave={onLeave} /> : null}</div>
    </div>
  )
}

function Hints({ onActivate }: { onActivate: () => void }) {
  return (
    <>
      <p className="pointer-coarse:hidden">Press and hold the panda, or hold the space bar.</p>
      <p className="pointer-fine:hidden pointer-none:hidden">Press and keep your finger on the panda.</p>
      <p className="mt-1 text-fg-subtle pointer-fine:hidden pointer-none:hidden">
        You will feel a small tap if your device can do that.
      </p>
      <Button variant="plain" size="sm" className="mt-4" name="welcome" value="done" onClick={onActivate}>
        Activate without holding
      </Button>
    </>
  )
}

function Progress({ progress }: { progress: number }) {
  return (
    <div className="grid w-full max-w-86 gap-2.5">
      <Culm
        live
        block
        size="tall"
        value={progress}
        of={PROGRESS_FULL}
        segments={SEGMENTS}
        label={`${progress}% activated`}
      />
      <p className="text-base font-medium tabular-nums">{`Hold tight! ${progress}% activated...`}</p>
    </div>
  )
}

function Gifts({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 max-lg:landscape:gap-2.5">
      <ul className="welcome-tiles">
        {tiles.map(({ label, icon }) => (
          <li key={label}>
            <Icon name={icon} size={22} className="text-accent-text" />
            {label}
          </li>
        ))}
      </ul>
      <p className="text-fg-muted">Your device is now wrapped in frenly protection!</p>
      <Button size="lg" onClick={onLeave}>
        Start exploring
      </Button>
    </div>
  )
}
