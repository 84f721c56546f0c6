import { CardPicker } from './card-picker.tsx'
import { BlanksForm } from './blanks-form.tsx'
import { FinishedPrompt } from './finished-prompt.tsx'
import { usePrompt } from './use-prompt.ts'

/** Choose a prompt card, fill its blanks, take the finished prompt along. Works by address; follows the typing with JavaScript. */
export function PromptBench() {
  const prompt = usePrompt()
  return (
    <div id="prompt" className="scroll-mt-4">
      <CardPicker prompt={prompt} />
      <div className="grid grid-cols-[minmax(0,1fr)] border-t border-line lg:grid-cols-[minmax(0,0.86fr)_minmax(0,1fr)]">
        <BlanksForm prompt={prompt} />
        <FinishedPrompt prompt={prompt} />
      </div>
    </div>
  )
}
