import { toKeyNames, type Shortcut } from '#app/catalogue/shortcuts.ts'
import { isApple } from './is-apple.ts'

/** A shortcut's keys as this keyboard prints them; drawn in the browser only. */
export function Keys({ shortcut, keyClass = '' }: { shortcut: Shortcut; keyClass?: string }) {
  return (
    <span className="flex gap-[3px]">
      {toKeyNames(shortcut, isApple()).map((key) => (
        <kbd key={key} className={keyClass}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
