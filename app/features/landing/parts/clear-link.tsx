import { toButtonClass } from '#app/ui/controls/button-style.ts'

/** Takes the words away. Without JavaScript it opens the page anew, which knows nothing of them. */
export function ClearLink({ onClear }: { onClear: () => void }) {
  return (
    <a
      href="?"
      className={toButtonClass({ variant: 'ghost', size: 'sm' })}
      onClick={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      Clear
    </a>
  )
}
