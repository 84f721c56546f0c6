import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { HeadMark } from '#app/ui/brand/head-mark.tsx'

export type Lane = { name: string; value: string; use: string; duration: string; easing: string; isPanda?: boolean }

/** Runners that all start at once: the same way, each with its own duration or curve. Needs no JavaScript. */
export function MotionLanes({ name, lanes }: { name: string; lanes: readonly Lane[] }) {
  return (
    <div className="motion-stage grid justify-items-start gap-5">
      <ChoiceChip type="checkbox" name={name}>
        Send them across
      </ChoiceChip>
      <ul className="w-full divide-y divide-line border-y border-line">
        {lanes.map((lane) => (
          <li
            key={lane.name}
            className="grid items-center gap-x-6 gap-y-2 py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)_17rem]"
          >
            <p>
              <code className="font-medium">{lane.name}</code>
              <span className="block text-[0.8125rem] text-fg-muted">{lane.use}</span>
            </p>
            <div className="motion-lane" aria-hidden="true">
              <span
                className="motion-runner"
                style={{ transitionDuration: lane.duration, transitionTimingFunction: lane.easing }}
              >
                {lane.isPanda ? <HeadMark size={28} /> : <i className="h-3 w-7 rounded-[4px] bg-accent" />}
              </span>
            </div>
            <p className="text-[0.8125rem] break-words text-fg-muted tabular-nums sm:col-start-2 xl:col-start-3 xl:text-end">
              {lane.value}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
