import { existsSync } from 'node:fs'
import { screenAt } from '#app/catalogue/screen-at.ts'
import { screens, subjectOf } from '#app/catalogue/screens.ts'

/** Prints which screen a path shows and the file that draws it. */
const path = process.argv[2] ?? '/'
const { id, params, variant } = screenAt(path)
const file = `app/features/${subjectOf(id)}/${id}.route.tsx`
console.log(`${path} is ${id}${variant ? `, variant ${variant}` : ''}: ${screens[id].title}`)
console.log(existsSync(file) ? file : `app/features/waiting/waiting.route.tsx`)
if (Object.keys(params).length) console.log(params)
