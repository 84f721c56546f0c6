import { useEffect, useRef, useState } from 'react'
import { toShortClock } from '#app/engines/transcript/times.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { useRecorder } from './use-recorder.ts'

const TROUBLE = {
  refused:
    'The microphone is not allowed for this page. Your browser can allow it beside the address; or choose a recording below.',
  missing: 'No microphone was found. Choose a recording below instead.',
  unable: 'This browser cannot record. Choose a recording below instead.',
} as const

/** Records into the form it stands in: the recording becomes the chosen file of the field `name`. */
export function Recorder({ name }: { name: string }) {
  const box = useRef<HTMLDivElement>(null)
  const hasScript = useHasScript()
  const meter = useRef<HTMLMeterElement>(null)
  const [sound, setSound] = useState<string | null>(null)
  const recorder = useRecorder({
    onLevel: (level) => {
      if (meter.current) meter.current.value = level
    },
    onDone: (file) => {
      setSound(URL.createObjectURL(file))
      const input = box.current?.closest('form')?.querySelector<HTMLInputElement>(`input[type=file][name="${name}"]`)
      if (!input) return
      const chosen = new DataTransfer()
      chosen.items.add(file)
      input.files = chosen.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
  })
  const { state, trouble, seconds } = recorder
  useEffect(() => () => void (sound && URL.revokeObjectURL(sound)), [sound])
  if (!hasScript)
    return (
      <p className="rounded-card bg-sunken p-4 text-fg-muted">
        Recording in the page needs JavaScript. A recording made with any other program can be chosen below.
      </p>
    )
  const isOn = state === 'recording' || state === 'paused'
  return (
    <div ref={box} className="grid gap-3 rounded-card bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Buttons recorder={recorder} hasSound={sound !== null} />
        <p role="status" className="text-[0.8125rem] text-fg-muted">
          {state === 'recording'
            ? 'Recording'
            : state === 'paused'
              ? 'Paused'
              : state === 'done'
                ? 'Recorded. Listen to it, then send it.'
                : 'Nothing is sent before you press the button below.'}
        </p>
        {isOn ? <span className="ms-auto font-medium tabular-nums">{toShortClock(seconds)}</span> : null}
      </div>
      {isOn ? (
        <meter
          ref={meter}
          min={0}
          max={1}
          low={0.05}
          high={0.85}
          optimum={0.4}
          className="h-3 w-full"
          aria-label="How loud you are"
        />
      ) : null}
      {trouble ? (
        <p role="alert" className="text-[0.8125rem] text-danger-text">
          {TROUBLE[trouble]}
        </p>
      ) : null}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- one's own words, just spoken */}
      {sound && !isOn ? <audio src={sound} controls className="w-full" aria-label="Your recording" /> : null}
    </div>
  )
}

function Buttons({ recorder, hasSound }: { recorder: ReturnType<typeof useRecorder>; hasSound: boolean }) {
  const { state, start, pause, resume, stop } = recorder
  const isOn = state === 'recording' || state === 'paused'
  return (
    <>
      {isOn ? (
        <>
          <Button type="button" onClick={stop}>
            <Icon name="stop" size={17} /> Stop
          </Button>
          <Button type="button" variant="plain" onClick={state === 'paused' ? resume : pause}>
            <Icon name={state === 'paused' ? 'mic' : 'pause'} size={17} /> {state === 'paused' ? 'Go on' : 'Pause'}
          </Button>
        </>
      ) : (
        <Button
          type="button"
          variant={hasSound ? 'plain' : 'accent'}
          onClick={() => void start()}
          busy={state === 'asking'}
          busyLabel="Asking"
        >
          <Icon name="mic" size={17} /> {hasSound ? 'Record anew' : 'Record'}
        </Button>
      )}
    </>
  )
}
