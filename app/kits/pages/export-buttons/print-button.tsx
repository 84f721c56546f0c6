import { Button } from '#app/ui/controls/button.tsx'
import { useHasScript } from '#app/ui/use-has-script.ts'
import './print.css'

/** Opens the browser's print window. Comes with JavaScript; without it the browser's own menu prints the same page. */
export function PrintButton({ children = 'Print' }: { children?: string }) {
  if (!useHasScript()) return null
  return (
    <Button variant="plain" size="sm" onClick={() => print()} type="button">
      {children}
    </Button>
  )
}
