import type { Call } from '@malla/contracts/call.ts'
import { allCalls } from '@malla/contracts/calls.ts'
import type { Rol } from '@malla/domain/permisos/acciones.ts'
import { columnas } from '@malla/domain/permisos/matriz.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { detenerCola } from '../testing/colaQuieta.ts'
import { type Clase, expected, type Relacion } from '../testing/proof/fila.ts'
import { filas } from '../testing/proof/filas.ts'
import { type Mundo, plantMundo } from '../testing/proof/mundo.ts'
import { pedir, reglas } from '../testing/proof/pedir.ts'

/**
 * Nobody gets in: every call of the contracts × every role × where the thing stands. The expectation comes from the call's access, the
 * matrix and the call's row; there is none by hand but what a row says.
 */

const privadas = allCalls().filter(([, c]) => c.access !== 'public')
const conFila = privadas.filter(([name]) => filas[name])

/** Who asks, and of which part of the world the thing is. */
const RELACIONES: Record<
  Relacion,
  { grupo: keyof Mundo['token']; donde: 'uno' | 'dos' | 'hermano'; roles: readonly Rol[] }
> = {
  entidad: { grupo: 'entidad', donde: 'uno', roles: columnas },
  facultad: { grupo: 'facultad', donde: 'uno', roles: columnas },
  fuera: { grupo: 'facultad', donde: 'dos', roles: columnas },
  programa: { grupo: 'programa', donde: 'uno', roles: ['operador', 'tutor'] },
  hermana: { grupo: 'programa', donde: 'hermano', roles: ['operador', 'tutor'] },
  ajena: { grupo: 'ajena', donde: 'uno', roles: columnas },
}
const relaciones = Object.keys(RELACIONES) as Relacion[]

/** Marks that who asks must not read in any answer. */
const OCULTO: Record<Relacion, RegExp> = {
  entidad: /zqajena/,
  facultad: /zqdos|zqajena/,
  fuera: /zqdos|zqajena/,
  programa: /zqhermano|zqdos|zqajena/,
  hermana: /zqhermano|zqdos|zqajena/,
  ajena: /zquno|zqdos|zqhermano|zqpropia/,
}

/** Rows that name nothing of a programme: their new texts are read by the whole institution. */
const isCommon: ReadonlySet<Clase> = new Set<Clase>(['comun', 'alta', 'nada', 'instalacion'])
/** Rows that name nothing of the institution: people of another one ask for theirs. */
const isOwn: ReadonlySet<Clase> = new Set<Clase>(['alta', 'nada', 'instalacion'])

let t: TestApp
let m: Mundo
let n = 0
beforeAll(async () => {
  t = await createTestApp()
  await detenerCola(t.owner)
  m = await plantMundo(t)
})
afterAll(() => t.close())

const exampleOf = (name: string): string => {
  const fields = Object.keys(privadas.find(([x]) => x === name)![1].input.shape)
  return `'${name}': lugar(l => ({ ${fields.map(f => `${f}: l.…`).join(', ')} })),`
}

describe('the rows', () => {
  it('every call has its row', () => {
    const missing = privadas.filter(([name]) => !filas[name]).map(([name]) => exampleOf(name))
    expect(
      missing,
      'add a line for each to server/testing/proof/filas.*.ts (kinds of rows: server/testing/proof/fila.ts)',
    ).toEqual([])
  })
  it('every row has its call', () => {
    const names = new Set(privadas.map(([name]) => name))
    expect(Object.keys(filas).filter(name => !names.has(name))).toEqual([])
  })
})

/** Asks one call as one role for a thing of one part of the world, and says what is wrong with the answer. */
async function whatIsWrong(name: string, call: Call, rol: Rol, relacion: Relacion): Promise<string[]> {
  const fila = filas[name]!
  const { grupo, donde } = RELACIONES[relacion]
  const status = expected(fila, reglas(call), rol, relacion)
  if (status === null) return []
  const here = relacion === 'ajena' && isOwn.has(fila.clase) ? m.otra : m[donde]
  const isUsedUp = status === 200 && (call.verb === 'DELETE' || fila.gasta)
  const l = isUsedUp ? await m.fresh(here) : here
  const marca = isCommon.has(fila.clase) ? l.marcaComun : l.marca
  const r = await pedir(t, m.token[grupo][rol], call, fila.entrada(l, `${marca} ${++n}`))
  const wrong: string[] = []
  const who = `${rol} · ${relacion}`
  if (r.status !== status) wrong.push(`${who}: ${r.status} instead of ${status}: ${r.text.slice(0, 150)}`)
  // Root works everywhere.
  const leak = rol === 'root' ? null : OCULTO[relacion].exec(r.text)
  if (leak)
    wrong.push(`${who} reads of others: ${r.text.slice(Math.max(0, leak.index - 120), leak.index + 40)}`)
  return wrong
}

it.each(conFila)(
  '%s answers every role everywhere what the matrix says, and tells nobody of others',
  async (name, call) => {
    const url = `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`
    expect(t.app.hasRoute({ method: call.verb, url }), 'declared, and served by no route').toBe(true)
    const wrong: string[] = []
    for (const relacion of relaciones)
      for (const rol of RELACIONES[relacion].roles)
        wrong.push(...(await whatIsWrong(name, call, rol, relacion)))
    expect(wrong.join('\n')).toBe('')
  },
)
