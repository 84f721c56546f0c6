/** What checks of Python are written with. What they find is printed behind a mark that no program prints by itself. */
const HARNESS = `
def __said(name, passed, message):
    print('\\x01' + ('pass' if passed else 'fail') + '\\x02' + str(name).replace('\\n', ' ') + '\\x02' + str(message).replace('\\n', ' '))
def equal(actual, expected, name=None):
    passed = actual == expected
    __said(name or repr(expected), passed, '' if passed else 'got ' + repr(actual) + ', expected ' + repr(expected))
def ok(value, name='is true'):
    __said(name, bool(value), '' if value else 'got ' + repr(value))
def throws(work, name='raises'):
    try:
        work()
    except Exception:
        return __said(name, True, '')
    __said(name, False, 'nothing was raised')
`

/** A program of Python with its checks, as the runner takes it. */
export const toPythonProgram = (code: string, check: string) => `${code}\n${HARNESS}\n${check}`

export type PythonLine =
  { kind: 'out'; text: string } | { kind: 'check'; name: string; isPassed: boolean; message: string }
