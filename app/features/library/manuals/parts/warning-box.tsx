import { Icon } from '#app/ui/brand/icon.tsx'
import { LEVEL_MEANS, type Level, type Warning } from '../facts.ts'

const LOOKS: Readonly<Record<Level, string>> = {
  DANGER: 'bg-[#b3121d] text-white',
  WARNING: 'bg-[#f28b00] text-black',
  CAUTION: 'bg-[#ffd200] text-black',
  NOTICE: 'bg-[#0b4f9e] text-white',
}

/** A warning with its word of severity, as ANSI Z535.6 sets it. */
export function WarningBox({ warning: { level, hazard, consequence, avoid } }: { warning: Warning }) {
  return (
    <div role="note" aria-label={`${level}: ${hazard}`} className="overflow-hidden rounded-card border border-line">
      <p
        className={`forced-edge flex items-center gap-2 px-4 py-1.5 font-strong ${LOOKS[level]}`}
        title={LEVEL_MEANS[level]}
      >
        {level === 'NOTICE' ? null : <Icon name="alert" size={18} />} {level}
      </p>
      <div className="px-4 py-3">
        <p className="font-medium wrap-anywhere">{hazard}</p>
        {consequence || avoid ? (
          <p className="mt-1 wrap-anywhere">{[consequence, avoid].filter(Boolean).join(' ')}</p>
        ) : null}
      </div>
    </div>
  )
}
