/** Names the keys of a box one asks in, where there is a keyboard to press them. */
export function AskKeysNote({ asks = 'asks', className = '' }: { asks?: string; className?: string }) {
  return (
    <span className={`text-xs text-fg-subtle pointer-coarse:hidden ${className}`}>
      <kbd>↵</kbd> {asks}, <kbd>Shift</kbd> <kbd>↵</kbd> breaks the line
    </span>
  )
}
