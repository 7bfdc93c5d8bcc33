import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const MODULE = 'virtual:cola'
const RESOLVED = `\0${MODULE}`
const CONTRACTS = fileURLToPath(new URL('../contracts/', import.meta.url))

const PRINT = `
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { allCalls } from '@malla/contracts/calls.ts'
import { puedeEsperar } from '@malla/contracts/espera.ts'
import { z } from 'zod'
const esperan = Object.fromEntries(allCalls().filter(([n, c]) => puedeEsperar(n, c)).map(([n, c]) => [n, c.summary]))
const esquema = s => s && JSON.stringify(z.toJSONSchema(s, { unrepresentable: 'any' }))
const datosDe = c => c.output instanceof z.ZodObject ? c.output.shape.data : undefined
const porEntidad = Map.groupBy(allCalls(), ([n]) => n.split('.')[0])
const enListas = Object.fromEntries([...porEntidad].flatMap(([entidad, todas]) => {
  const una = todas.find(([n]) => n === entidad + '.show')
  const suyo = una && datosDe(una[1])
  const tiene = fila => suyo instanceof z.ZodObject && fila instanceof z.ZodObject &&
    Object.entries(suyo.shape).every(([k, s]) => esquema(s) === esquema(fila.shape[k]))
  const listas = todas.filter(([, c]) => !(c.writes ?? c.verb !== 'GET') && datosDe(c) instanceof z.ZodArray && tiene(datosDe(c).element))
  return listas.length > 0 ? [[entidad, listas.map(([n]) => n.split('.')[1])]] : []
}))
const hash = createHash('sha256')
for (const file of globSync('*.ts').sort()) if (!file.endsWith('.test.ts')) hash.update(readFileSync(file))
const contrato = hash.digest('hex').slice(0, 12)
process.stdout.write('export const contrato = ' + JSON.stringify(contrato) + '; export const esperan = ' + JSON.stringify(esperan) + '; export const enListas = ' + JSON.stringify(enListas))`

/**
 * Gives the browser `virtual:cola`: which writes may wait for the server, each with its summary in words; which calls list an entity whole, as its `show`
 * answers it; and a hash of the contracts, with which what was read is kept: answers of other contracts are not shown.
 */
export function colaPlugin(): Plugin {
  return {
    name: 'malla-cola',
    resolveId: id => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return
      const args = ['--input-type=module', '-e', PRINT]
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        cwd: CONTRACTS,
        maxBuffer: 4_000_000,
      })
      return stdout
    },
  }
}
