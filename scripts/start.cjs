/* Old versions of Node read this file too: it is written in plain old JavaScript, and the rest is loaded after the check. */
require('./check-node.cjs')
require('./start-checked.cjs')
