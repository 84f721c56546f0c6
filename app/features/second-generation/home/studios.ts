import type { ScreenId } from '#app/catalogue/screens.ts'
import type { IconName } from '#app/ui/brand/icon.tsx'

/** The studios of the second generation, in the order of a day's work. */
export const studios: readonly { screen: ScreenId; icon: IconName }[] = [
  { screen: 'v2-research-assistant', icon: 'flask-conical' },
  { screen: 'v2-document-intelligence', icon: 'file-search' },
  { screen: 'v2-business-intelligence', icon: 'bar-chart' },
  { screen: 'v2-content-creation-studio', icon: 'pen-line' },
  { screen: 'v2-workflow-builder', icon: 'workflow' },
  { screen: 'v2-code-architect', icon: 'folder-tree' },
  { screen: 'v2-vibe-coder', icon: 'code' },
  { screen: 'v2-ai-ecosystem', icon: 'blocks' },
  { screen: 'v2-music-studio', icon: 'music' },
  { screen: 'v2-dj', icon: 'disc-3' },
]
