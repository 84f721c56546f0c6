/** The look of the pages of a download: readable alone, light and dark, on paper too. */
export const SITE_STYLE = `:root { color-scheme: light dark; --line: #8883; --soft: #8881 }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: light-dark(#0b57d0, #a8c7fa) }
h1 { font-size: 1.6rem; line-height: 1.25 }
h2 { font-size: 1.1rem; margin: 0 0 .5rem }
nav { margin: 1rem 0; display: flex; flex-wrap: wrap; gap: 1rem }
article { border-top: 1px solid var(--line); padding: 1.25rem 0 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; vertical-align: top; padding: .45rem .5rem; border-top: 1px solid var(--line) }
td:last-child, th:last-child { text-align: end }
dl { margin: 0; display: grid; grid-template-columns: minmax(6rem, 11rem) minmax(0, 1fr); gap: .3rem 1rem }
dt { color: light-dark(#5a5a5a, #adadad) }
dd { margin: 0 }
dl dl { grid-template-columns: minmax(0, 1fr); gap: 0 }
dl dl dt { font-size: .85rem }
ol, ul { margin: 0; padding-inline-start: 1.4rem }
li { margin: .4rem 0 }
.text { white-space: pre-wrap; background: var(--soft); border-radius: .5rem; padding: .6rem .8rem; margin: .2rem 0 }
@media (max-width: 34rem) { dl { grid-template-columns: minmax(0, 1fr); gap: 0 } dd { margin-bottom: .5rem } }
@media print { nav { display: none } }
`
