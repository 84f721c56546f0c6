import { Panda } from '#app/ui/brand/panda.tsx'
import { SeatMark } from '#app/ui/brand/seat-mark.tsx'

/** Drawn previews of the tools, hidden from assistive technology: the words beside them say what a tool does. */
export function Shots() {
  const shot = 'size-full min-h-0 object-cover'
  return (
    <div className="absolute inset-x-0 top-0 bottom-34 grid grid-cols-[1.5fr_1fr] grid-rows-2 gap-1 overflow-hidden">
      <img
        src="/art/landing-valley-1.svg"
        alt=""
        width={480}
        height={480}
        loading="lazy"
        className={`${shot} row-span-2`}
      />
      <img src="/art/landing-valley-2.svg" alt="" width={480} height={480} loading="lazy" className={shot} />
      <img src="/art/landing-valley-3.svg" alt="" width={480} height={480} loading="lazy" className={shot} />
    </div>
  )
}

const waveHeights = [10, 18, 30, 22, 40, 58, 44, 66, 50, 30, 46, 62, 38, 24, 34, 20, 12, 26, 16, 8]
const spokenBars = 11

export function Wave() {
  return (
    <>
      <div className="absolute bottom-9 left-6 flex h-17.5 items-center gap-1" aria-hidden="true">
        {waveHeights.map((height, index) => (
          <i
            key={index}
            style={{ height }}
            className={`w-1 rounded-[3px] ${index < spokenBars ? 'bg-accent' : 'bg-line-strong'}`}
          />
        ))}
      </div>
      <Panda pose="headphones" className="absolute right-1.5 -bottom-13 w-49" />
    </>
  )
}

export function Page() {
  const line = 'mb-2.75 block h-2 rounded bg-line-strong'
  return (
    <div
      className={
        'absolute inset-x-7 top-6.5 bottom-31 rounded-t-[14px] bg-bg p-4.5 shadow-sm ' +
        '[mask-image:linear-gradient(#000_70%,transparent)]'
      }
      aria-hidden="true"
    >
      <i className={`${line} w-[46%]`} />
      <i className={line} />
      <i className={`${line} w-[82%] bg-warning`} />
      <i className={line} />
      <i className={`${line} w-[64%]`} />
      <em
        className={
          'absolute top-16.5 left-6 rounded-[4px_10px_10px_10px] bg-warning px-2.5 py-2 text-xs ' +
          'leading-none font-medium whitespace-nowrap text-warning-fg not-italic'
        }
      >
        Renews by itself on 1 March
      </em>
    </div>
  )
}

export function Talk() {
  return (
    <div className="absolute inset-x-5 top-6 grid gap-2.5 text-sm" aria-hidden="true">
      <p
        className={
          'flex w-fit max-w-[88%] items-start gap-2.5 rounded-[6px_16px_16px_16px] bg-sunken py-2.75 ' +
          'pr-3.5 pl-2.75'
        }
      >
        Can we trust the second source?
      </p>
      <p
        className={
          'flex w-fit max-w-[88%] items-start gap-2.5 justify-self-end rounded-[16px_6px_16px_16px] ' +
          'bg-info-soft py-2.75 pr-3.5 pl-2.75 text-info-soft-fg'
        }
      >
        <SeatMark seat={2} size={16} />
        It cites a 2019 draft. The final paper softened it.
      </p>
    </div>
  )
}

export function Code() {
  return (
    <pre
      className={
        'absolute inset-x-0 top-0 bottom-30 m-0 overflow-hidden ' +
        'bg-[light-dark(var(--ink-900),var(--ink-1000))] p-6 font-mono text-[0.8125rem] leading-[1.65] ' +
        'tracking-[-0.02em] text-ink-200'
      }
      aria-hidden="true"
    >
      <code>
        <span className="text-ink-400">{'// plain words in, tested code out\n'}</span>
        <span className="text-bamboo-300">export</span>
        {' function nextFreeDay(team) {\n  return team.calendar\n    .find(day => '}
        <span className="text-bamboo-300">!day.busy</span>
        {')\n}'}
      </code>
    </pre>
  )
}
