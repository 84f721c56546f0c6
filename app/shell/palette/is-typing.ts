/** Whether a key press belongs to a field the visitor is writing in. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[contenteditable=""], [contenteditable="true"]')) return true
  if (target instanceof HTMLInputElement) return !NOT_WRITING.has(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

const NOT_WRITING = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])
