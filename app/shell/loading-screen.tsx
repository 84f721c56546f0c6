import { screenAt } from '#app/catalogue/screen-at.ts'
import { screens } from '#app/catalogue/screens.ts'
import { LoadingArea } from '#app/ui/feedback/loading-area.tsx'

/** Over the content, while the screen behind an address is on its way. */
export function LoadingScreen({ pathname }: { pathname: string }) {
  return (
    <div className="loading-cover">
      <LoadingArea
        label={`Loading ${screens[screenAt(pathname).id].title}`}
        step="Still waiting for the server to make this page."
        className="page h-full py-8"
      />
    </div>
  )
}
