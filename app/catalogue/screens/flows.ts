import type { Screens } from '../screen.ts'

export const flows = {
  'create-lab': {
    title: 'Create lab',
    about: 'Combine steps of several tools into a recipe you can run again.',
    also: 'recipe chain steps combine automation',
    category: 'Code & Dev',
    section: 'create',
    tab: 3,
    paths: ['/create/lab'],
    menu: { place: 4, icon: 'flask-conical', line: 'Tools combined into a recipe.' },
  },
  'v2-workflow-builder': {
    title: 'Workflow builder',
    about: 'Connect tools into a workflow that runs by hand, on a schedule or on a call from outside.',
    also: 'automation schedule webhook trigger approval node graph',
    category: 'Code & Dev',
    paths: ['/v2/workflow-builder'],
    menu: { place: 5, icon: 'workflow', line: 'Steps that run by themselves.' },
  },
  'v2-ai-ecosystem': {
    title: 'AI ecosystem',
    about: 'A live map of the engines and tools here, and how they connect.',
    category: 'Multi-Model AI',
    paths: ['/v2/ai-ecosystem'],
  },
} as const satisfies Screens
