import { useState, type ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/brand/icon.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { useMapView } from './use-map-view.ts'

type Props = {
  label: string
  frame: { left: number; top: number; width: number; height: number }
  children: ReactNode
  className?: string
}

/**
 * A map. Its countries are links by themselves; JavaScript adds zooming and moving by buttons, by dragging and by
 * pinching, and says the name under the pointer.
 */
export function MapFrame({ label, frame, children, className = '' }: Props) {
  const hasScript = useHasScript()
  const { viewBox, isZoomed, act, bind } = useMapView(frame)
  const [named, setNamed] = useState('')
  const nameOf = (target: EventTarget) =>
    setNamed(target instanceof Element ? (target.closest('[data-land]')?.getAttribute('data-land') ?? '') : '')
  return (
    <div className={`relative ${className}`}>
      <svg
        viewBox={viewBox}
        role="group"
        aria-label={label}
        className={`block h-auto w-full overflow-hidden rounded-card bg-sunken select-none ${isZoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y'}`}
        {...bind}
        onPointerOver={(event) => nameOf(event.target)}
        onPointerLeave={() => setNamed('')}
        onFocus={(event) => nameOf(event.target)}
        onBlur={() => setNamed('')}
      >
        {children}
      </svg>
      <div className="flex min-h-11 flex-wrap justify-end gap-1.5 max-sm:mt-1.5 sm:absolute sm:end-3 sm:top-3 sm:grid sm:grid-cols-2 noscript:hidden">
        {hasScript ? <MapButtons act={act} isZoomed={isZoomed} /> : null}
      </div>
      {named ? (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute start-3 top-3 max-w-[60%] rounded-control-sm bg-surface-raised px-2.5 py-1 text-[0.8125rem] font-medium shadow-md"
        >
          {named}
        </p>
      ) : null}
    </div>
  )
}

type ButtonsProps = { act: ReturnType<typeof useMapView>['act']; isZoomed: boolean }

const MapButtons = ({ act, isZoomed }: ButtonsProps) => (
  <>
    <MapButton icon="minus" label="Zoom out" onClick={act.out} isOff={!isZoomed} />
    <MapButton icon="plus" label="Zoom in" onClick={act.in} />
    {isZoomed ? (
      <>
        <MapButton icon="arrow-left" label="Move left" onClick={act.left} />
        <MapButton icon="arrow-right" label="Move right" onClick={act.right} />
        <MapButton icon="arrow-up" label="Move up" onClick={act.up} />
        <MapButton icon="arrow-down" label="Move down" onClick={act.down} />
        <MapButton icon="maximize" label="Whole map" onClick={act.whole} />
      </>
    ) : null}
  </>
)

type ButtonProps = { icon: IconName; label: string; onClick: () => void; isOff?: boolean }

const MapButton = ({ icon, label, onClick, isOff = false }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
    className="grid size-9 place-items-center rounded-control-xs bg-surface-raised text-fg shadow-sm hover:bg-sunken aria-disabled:text-fg-subtle aria-disabled:opacity-60 max-lg:size-11"
  >
    <Icon name={icon} size={17} />
  </button>
)
