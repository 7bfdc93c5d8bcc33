import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const modulo = (source: string) => ({ format: 'module', source, shortCircuit: true })

/** A file of components with everything it gives, none of which does anything: nothing is drawn here. */
const mudo = (url: string): string => {
  const text = readFileSync(fileURLToPath(url), 'utf8')
  return [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => {}`)
    .join('\n')
}

/** What the build makes of the contracts. */
const CALLS = 'virtual:calls'
const SIN_CALLS = 'data:text/javascript,export const table = {}'

/** Lets Node read code of the page that is no component: what the build makes and what would be drawn is empty. Answers how to end that. */
export function leerLaPagina(): () => void {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === CALLS ? { url: SIN_CALLS, shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => (url.endsWith('.tsx') ? modulo(mudo(url)) : next(url, context)),
  })
  return () => hooks.deregister()
}
