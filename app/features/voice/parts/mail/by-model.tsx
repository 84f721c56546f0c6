import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'

/** The button by which a connected model words the mail, where there is one. */
export const ByModel = ({ model }: { model: string | null }) =>
  model ? (
    <>
      <Button type="submit" name="with" value="model" variant="plain">
        <Icon name="sparkles" size={17} /> {`Let ${model} word it`}
      </Button>
      <p className="text-[0.8125rem] text-fg-muted">{`Only that button sends your words to ${model}.`}</p>
    </>
  ) : null
