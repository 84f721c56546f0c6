/** Escape puts away the words of a tooltip until pointer and focus have left its control (WCAG 1.4.13). */
export function dismissTooltipsOnEscape(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const shown = '[data-tip]:not([data-tip-off]):is(:hover, :focus-within)'
    for (const control of document.querySelectorAll<HTMLElement>(shown)) putAway(control)
  })
}

function putAway(control: HTMLElement) {
  const whileAway = new AbortController()
  const restore = () => {
    if (control.matches(':hover, :focus-within')) return
    delete control.dataset.tipOff
    whileAway.abort()
  }
  control.dataset.tipOff = ''
  control.addEventListener('pointerleave', restore, { signal: whileAway.signal })
  control.addEventListener('focusout', restore, { signal: whileAway.signal })
}
