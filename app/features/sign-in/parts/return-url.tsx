/** Carries the way back through a form, when there is one. */
export function ReturnUrl({ value }: { value: string | null }) {
  return value ? <input type="hidden" name="return_url" value={value} /> : null
}
