import('./start.js').catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
