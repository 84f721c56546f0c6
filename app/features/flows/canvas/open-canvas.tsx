import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import { FlowFigure } from '../parts/flow-figure.tsx'

const FlowCanvas = lazy(async () => ({ default: (await import('./flow-canvas.tsx')).FlowCanvas }))
/** Flows whose canvas stays open while their page is read again. */
const open = new Set<string>()

/** The picture of a flow; pressed, the canvas on which it is built. Without JavaScript the form below does the same. */
export function OpenCanvas(props: ComponentProps<typeof FlowCanvas>) {
  const { id, title, picture } = props
  const [isOpen, setIsOpen] = useState(open.has(id))
  const hasScript = useHasScript()
  const figure = picture.nodes.length > 0 ? <FlowFigure picture={picture} title={title} /> : null
  const turn = () => {
    if (isOpen) open.delete(id)
    else open.add(id)
    setIsOpen(!isOpen)
  }
  return (
    <section id="canvas" aria-label="Picture" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-3">
      {isOpen && hasScript ? (
        <Suspense fallback={figure}>
          <FlowCanvas {...props} />
        </Suspense>
      ) : (
        figure
      )}
      {hasScript && picture.nodes.length > 0 ? (
        <Button variant="plain" size="sm" className="justify-self-start" aria-expanded={isOpen} onClick={turn}>
          <Icon name="workflow" size={16} /> {isOpen ? 'Close the canvas' : 'Build on the canvas'}
        </Button>
      ) : null}
    </section>
  )
}
