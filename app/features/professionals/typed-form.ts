import { toTable } from '#app/platform/table.ts'

/** A form as the server would read it: fields that come several times are lists. */
export function toTyped(form: FormData): Record<string, string | string[]> {
  const typed: Record<string, string | string[]> = toTable()
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === 'string')
    typed[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  return typed
}
