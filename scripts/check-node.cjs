/* Ends the process with a sentence when Node is too old. Plain old JavaScript: each Node must be able to read it. */
var least = /[\d.]+/.exec(require('../package.json').engines.node)[0].split('.').map(Number)
var here = process.versions.node.split('.').map(Number)
var isOlder = here[0] < least[0] || (here[0] === least[0] && here[1] < least[1])

if (isOlder) {
  process.stderr.write('Frenly needs Node ' + least.join('.') + ' or newer; this is ' + process.versions.node + '.\n')
  process.exit(78)
}
