/**
 * What stands in the field when words that were spoken come into it, or others than before: what is typed there stays, and
 * an answer whose words were erased keeps what was typed beside them.
 */
export function joinSpoken(typed: string, before: string, said: string): string {
  if (said !== '' && typed.includes(said)) return typed
  const own = before === '' ? typed.trim() : typed.includes(before) ? typed.replace(before, () => '').trim() : ''
  return own !== '' && said !== '' ? `${own}\n\n${said}` : own || said
}
