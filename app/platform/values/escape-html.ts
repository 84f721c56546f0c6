import { toTable } from '../table.ts'

const ENTITIES: Readonly<Record<string, string>> = toTable({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

/** Text for the inside of an element or a quoted attribute, in HTML and XML alike. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
